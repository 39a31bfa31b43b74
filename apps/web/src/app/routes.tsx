import type { RouteObject } from 'react-router-dom';
import { compraRoutes } from './routes-compra';
import { cuentaRoutes } from './routes-cuenta';

/** Pages inside the public frame, one chunk each. Guarded groups are parents: { element: <RequireRole roles={['client']} />, children }. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('../pages/inicio/inicio-page')).InicioPage }) },
  ...compraRoutes,
  ...cuentaRoutes,
  { path: '/no-autorizado', lazy: async () => ({ Component: (await import('../pages/no-autorizado/no-autorizado-page')).NoAutorizadoPage }) },
];
