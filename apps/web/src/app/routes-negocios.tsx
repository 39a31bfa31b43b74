import type { RouteObject } from 'react-router-dom';

/** Stores and workshops. */
export const negociosRoutes: RouteObject[] = [
  {
    path: '/tiendas',
    lazy: async () => ({ Component: (await import('@/features/auth/stores/store-list')).StoresPage }),
  },
  {
    path: '/producto/tienda/:id',
    lazy: async () => ({ Component: (await import('@/pages/auth/store-page')).StorePage }),
  },
  {
    path: '/talleres',
    lazy: async () => ({ Component: (await import('@/features/auth/workshops/workshop-list')).WorkshopsPage }),
  },
  {
    path: '/talleres/:id',
    lazy: async () => ({ Component: (await import('@/pages/auth/workshop-page')).WorkshopPage }),
  },
];
