import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ALIASES, DASHBOARDS } from './aliases';
import { ErrorPage } from './error-page';
import { Layout } from './layout';
import { type Office, officeDoors, officeRoutes } from './offices';
import { PageSkeleton } from './page-skeleton';
import { aliasTo, PanelRedirect, toHome } from './redirects';
import { Root } from './root';
import { publicRoutes } from './routes';

/** The route whose children all pages are. */
const PAGES = 'pages';

/** The whole table: pages, other spellings, and home for everything else. */
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

/** Every page there is. */
export const wholeTable = async (): Promise<RouteObject[]> => tableOf(await officeRoutes());

/** What of a router the offices need that are entered later. */
type Patchable = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

/**
 * The table of a browser that begins in this office, or outside of all; `router` is asked when another is entered. React Router
 * means `patchRoutes` for itself. Its public `patchRoutesOnNavigation` would leave every first page whose address has a parameter
 * without its content until it has asked for routes, so that what the server drew would go.
 */
export async function tableFor(office: Office | undefined, router: () => Patchable): Promise<RouteObject[]> {
  const there = office ? [office] : [];
  const doors = officeDoors(there, (table) => router().patchRoutes(PAGES, table));
  return tableOf([...(await officeRoutes(there)), ...doors]);
}
