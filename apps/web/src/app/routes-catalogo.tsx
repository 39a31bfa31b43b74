import { MENSAJES_CATALOGO, MENSAJES_COMPRA } from '@tuerca/contracts/mensajes';
import type { RouteObject } from 'react-router-dom';
import { RequireRole } from './require-role';

const lazyBuilding: RouteObject['lazy'] = async () => ({ Component: (await import('../pages/en-construccion/en-construccion-page')).EnConstruccionPage });

/** Looking for parts: catalogue, product, store, search, favourites. */
export const catalogoRoutes: RouteObject[] = [
  { path: '/productos', lazy: async () => ({ Component: (await import('../pages/productos/productos-page')).ProductosPage }) },
  { path: '/producto/:id', lazy: async () => ({ Component: (await import('../pages/producto/producto-page')).ProductoPage }) },
  { path: '/producto/tienda/:id', lazy: async () => ({ Component: (await import('../pages/tienda/tienda-page')).TiendaPage }) },
  { path: '/busqueda', lazy: async () => ({ Component: (await import('../pages/busqueda/busqueda-page')).BusquedaPage }) },
  {
    element: <RequireRole roles={['client']} anonymous={MENSAJES_CATALOGO.favoritosVerSesion} forbidden={MENSAJES_COMPRA.seccionClientes} />,
    children: [{ path: '/favoritos', lazy: async () => ({ Component: (await import('../pages/favoritos/favoritos-page')).FavoritosPage }) }],
  },
];

/** Linked from the header, the search and the sign-in screen; their pages come next. */
export const buildingRoutes: RouteObject[] = [
  ...['/tiendas', '/talleres', '/talleres/:id', '/servicios/mecanicos', '/servicios/mecanicos/:id', '/glosario'].map((path): RouteObject => ({ path, lazy: lazyBuilding })),
  { element: <RequireRole />, children: ['/perfil', '/mensajes', '/notificaciones'].map((path): RouteObject => ({ path, lazy: lazyBuilding })) },
  { element: <RequireRole roles={['client']} />, children: [{ path: '/cliente', lazy: lazyBuilding }] },
  { element: <RequireRole roles={['store']} />, children: [{ path: '/tienda', lazy: lazyBuilding }] },
  { element: <RequireRole roles={['workshop']} />, children: [{ path: '/taller', lazy: lazyBuilding }] },
  { element: <RequireRole roles={['admin']} />, children: [{ path: '/admin', lazy: lazyBuilding }] },
];
