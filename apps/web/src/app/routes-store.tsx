import type { RouteObject } from 'react-router-dom';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** The store's office. */
export const storeRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={['store']} />,
    children: [
      {
        path: '/tienda/configuracion',
        lazy: async () => ({
          Component: (await import('../pages/business-settings/business-settings-page')).StoreSettingsPage,
        }),
      },
    ],
  }),
];
