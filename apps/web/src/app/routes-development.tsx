import type { RouteObject } from 'react-router-dom';

/** Pages for those who build the product; a production build knows none of them, and drops their code. */
export const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/desarrollo/piezas',
          lazy: async () => ({ Component: (await import('@/pages/platform/pieces-page')).PiecesPage }),
        },
      ]
    : [];
