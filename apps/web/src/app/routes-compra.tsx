import { MENSAJES_COMPRA } from '@tuerca/contracts/mensajes';
import type { RouteObject } from 'react-router-dom';
import { paths } from './paths';
import { RequireRole } from './require-role';

const CLIENT = ['client'] as const;

/** Cart, checkout and purchases: clients only, each with the sentence that the others read. */
export const compraRoutes: RouteObject[] = [
  {
    element: <RequireRole roles={CLIENT} anonymous={MENSAJES_COMPRA.carritoSesion} forbidden={MENSAJES_COMPRA.carritoAcceso} elsewhere={paths.inicio()} />,
    children: [{ path: '/carrito', lazy: async () => ({ Component: (await import('../pages/carrito/carrito-page')).CarritoPage }) }],
  },
];
