import type { RouteObject } from 'react-router-dom';

/** Stores and workshops. */
export const negociosRoutes: RouteObject[] = [
  { path: '/tiendas', lazy: async () => ({ Component: (await import('../pages/stores/stores-page')).TiendasPage }) },
  {
    path: '/producto/tienda/:id',
    lazy: async () => ({ Component: (await import('../pages/store/store-page')).TiendaPage }),
  },
  {
    path: '/talleres',
    lazy: async () => ({ Component: (await import('../pages/workshops/workshops-page')).TalleresPage }),
  },
  {
    path: '/talleres/:id',
    lazy: async () => ({ Component: (await import('../pages/workshop/workshop-page')).TallerPage }),
  },
];
