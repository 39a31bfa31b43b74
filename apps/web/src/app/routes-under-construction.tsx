import type { Role } from '@tuerca/contracts/kernel/roles';
import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

const page = (path: string): RouteObject => ({
  path,
  lazy: async () => ({
    Component: (await import('../pages/under-construction/under-construction-page')).UnderConstructionPage,
  }),
});
const area = (roles: readonly Role[] | undefined, ...addresses: string[]): RouteObject =>
  inPanel({ element: <RequireRole roles={roles} />, children: addresses.map(page) });

const USUARIOS = '/administracion/usuarios';
const ADMIN = [
  '',
  '/gestion/membresia',
  '/configuracion/sistema',
  USUARIOS,
  `${USUARIOS}/nuevo`,
  `${USUARIOS}/:id`,
  `${USUARIOS}/:id/editar`,
  '/productos',
  '/tiendas',
  '/talleres',
  '/pedidos',
  '/pagos',
  '/comisiones',
  '/ofertas',
  '/comentarios',
];

/** Addresses whose pages come next, behind the guards that they will have. A real page at the same address wins: take its line away here. */
export const underConstructionRoutes: RouteObject[] = [area(['admin'], ...ADMIN.map((rest) => `/admin${rest}`))];
