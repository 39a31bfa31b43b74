import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { ALIASES, DASHBOARDS } from './aliases';
import { ErrorPage } from './error-page';
import { Layout } from './layout';
import { PageSkeleton } from './page-skeleton';
import { aliasTo, PanelRedirect, toHome } from './redirects';
import { Root } from './root';
import { publicRoutes } from './routes';

/** The whole table: pages, other spellings, and home for everything else. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    HydrateFallback: PageSkeleton,
    errorElement: <ErrorPage />,
    children: [
      { element: <Layout />, children: [{ errorElement: <ErrorPage framed />, children: publicRoutes }] },
      ...DASHBOARDS.map((path): RouteObject => ({ path, element: <PanelRedirect /> })),
      ...ALIASES.map(([path, to]): RouteObject => ({ path, loader: aliasTo(to) })),
      { path: '*', loader: toHome },
    ],
  },
];

/** Made in the browser, once: it reads the address bar. */
export const createAppRouter = () => createBrowserRouter(routes);
