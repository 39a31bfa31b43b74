import type { RouteObject } from 'react-router-dom';

/** Stores and workshops. */
export const negociosRoutes: RouteObject[] = [
  { path: '/tiendas', lazy: async () => ({ Component: (await import('../pages/stores/stores-page')).StoresPage }) },
  {
    path: '/producto/tienda/:id',
    lazy: async () => ({ Component: (await import('../pages/store/store-page')).StorePage }),
  },
  {
    path: '/talleres',
    lazy: async () => ({ Component: (await import('../pages/workshops/workshops-page')).WorkshopsPage }),
  },
  {
    path: '/talleres/:id',
    lazy: async () => ({ Component: (await import('../pages/workshop/workshop-page')).WorkshopPage }),
  },
];
