import type { RouteObject } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** Looking for parts: catalogue, product, search, favourites. */
export const catalogueRoutes: RouteObject[] = [
  {
    path: '/productos',
    lazy: async () => ({ Component: (await import('@/pages/products/catalogue-page')).CataloguePage }),
  },
  {
    path: '/producto/:id',
    lazy: async () => ({ Component: (await import('@/pages/products/product-page')).ProductPage }),
  },
  {
    path: '/busqueda',
    lazy: async () => ({ Component: (await import('@/pages/products/search-page')).SearchPage }),
  },
  inPanel({
    element: (
      <RequireRole
        roles={['client']}
        anonymous={FAVORITE_MESSAGES.signInToSee}
        forbidden={AUTH_MESSAGES.clientsOnlySection}
      />
    ),
    children: [
      {
        path: '/favoritos',
        lazy: async () => ({ Component: (await import('@/pages/products/favorites-page')).FavoritesPage }),
      },
    ],
  }),
];
