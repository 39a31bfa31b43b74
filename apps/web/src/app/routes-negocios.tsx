import type { RouteObject } from 'react-router-dom';

/** Stores and workshops. */
export const negociosRoutes: RouteObject[] = [
  { path: '/tiendas', lazy: async () => ({ Component: (await import('../pages/tiendas/tiendas-page')).TiendasPage }) },
  {
    path: '/producto/tienda/:id',
    lazy: async () => ({ Component: (await import('../pages/tienda/tienda-page')).TiendaPage }),
  },
  {
    path: '/talleres',
    lazy: async () => ({ Component: (await import('../pages/talleres/talleres-page')).TalleresPage }),
  },
  {
    path: '/talleres/:id',
    lazy: async () => ({ Component: (await import('../pages/taller/taller-page')).TallerPage }),
  },
];
