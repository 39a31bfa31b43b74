import type { RouteObject } from 'react-router-dom';
import { catalogoRoutes } from './routes-catalogo';
import { compraRoutes } from './routes-compra';
import { cuentaRoutes } from './routes-cuenta';
import { negociosRoutes } from './routes-negocios';
import { obrasRoutes } from './routes-obras';
import { serviciosRoutes } from './routes-servicios';

/** Pages inside the public frame, one chunk each. Guarded groups are parents: { element: <RequireRole roles={['client']} />, children }. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('../pages/inicio/inicio-page')).InicioPage }) },
  ...catalogoRoutes,
  ...negociosRoutes,
  ...serviciosRoutes,
  ...compraRoutes,
  ...cuentaRoutes,
  {
    path: '/no-autorizado',
    lazy: async () => ({ Component: (await import('../pages/no-autorizado/no-autorizado-page')).NoAutorizadoPage }),
  },
  // Last: a real page at the same address wins.
  ...obrasRoutes,
];
