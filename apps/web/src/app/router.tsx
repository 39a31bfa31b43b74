import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ALIASES, DASHBOARDS } from './aliases';
import { ErrorPage } from './error-page';
import { Layout } from './layout';
import { lazyOfficeRoutes, type Office, officeRoutes } from './offices';
import { PageSkeleton } from './page-skeleton';
import { aliasTo, PanelRedirect, toHome } from './redirects';
import { Root } from './root';
import { publicRoutes } from './routes';

/** Id of the route that has all pages as children. */
const PAGES = 'pages';

/** The whole table: pages, aliases, and a redirect to home for everything else. */
const tableOf = (offices: RouteObject[]): RouteObject[] => [
  {
    element: <Root />,
    HydrateFallback: PageSkeleton,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <Layout />,
        children: [{ id: PAGES, errorElement: <ErrorPage framed />, children: [...publicRoutes, ...offices] }],
      },
      ...DASHBOARDS.map((path): RouteObject => ({ path, element: <PanelRedirect /> })),
      ...ALIASES.map(([path, to]): RouteObject => ({ path, loader: aliasTo(to) })),
      { path: '*', loader: toHome },
    ],
  },
];

/** Routes of every page. */
export const wholeTable = async (): Promise<RouteObject[]> => tableOf(await officeRoutes());

/** The part of a router that lazily entered offices need. */
type Patchable = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

/**
 * Route table of a browser that starts in this office, or in none; `router` is used when another is entered. React Router intends
 * `patchRoutes` for internal use. Its public `patchRoutesOnNavigation` would leave every first page whose address has a parameter
 * without its content until it has asked for routes, so that what the server drew would disappear.
 */
export async function tableFor(office: Office | undefined, router: () => Patchable): Promise<RouteObject[]> {
  const there = office ? [office] : [];
  const lazyRoutes = lazyOfficeRoutes(there, (table) => router().patchRoutes(PAGES, table));
  return tableOf([...(await officeRoutes(there)), ...lazyRoutes]);
}
