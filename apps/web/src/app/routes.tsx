import type { RouteObject } from 'react-router-dom';
import { catalogoRoutes } from './routes-catalogue';
import { compraRoutes } from './routes-purchase';
import { cuentaRoutes } from './routes-account';
import { developmentRoutes } from './routes-development';
import { negociosRoutes } from './routes-negocios';
import { obrasRoutes } from './routes-under-construction';
import { serviciosRoutes } from './routes-services';

/** Pages inside the public frame, one chunk each. Guarded groups are parents: { element: <RequireRole roles={['client']} />, children }. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('../pages/home/home-page')).InicioPage }) },
  ...catalogoRoutes,
  ...negociosRoutes,
  ...serviciosRoutes,
  ...compraRoutes,
  ...cuentaRoutes,
  {
    path: '/no-autorizado',
    lazy: async () => ({ Component: (await import('../pages/forbidden/forbidden-page')).NoAutorizadoPage }),
  },
  ...developmentRoutes,
  // Last: a real page at the same address wins.
  ...obrasRoutes,
];
