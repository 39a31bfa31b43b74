import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './routes-account';
import { catalogueRoutes } from './routes-catalogue';
import { chatsRoutes } from './routes-chats';
import { citasRoutes } from './routes-citas';
import { developmentRoutes } from './routes-development';
import { negociosRoutes } from './routes-negocios';
import { purchaseRoutes } from './routes-purchase';
import { servicesRoutes } from './routes-services';

/** Pages of visitors and clients, one chunk each; the offices' stand in tables of their own (offices.ts). Guarded groups are parents: { element: <RequireRole roles={['client']} />, children }. */
export const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('@/pages/products/home-page')).HomePage }) },
  ...catalogueRoutes,
  ...negociosRoutes,
  ...servicesRoutes,
  ...purchaseRoutes,
  ...citasRoutes,
  ...accountRoutes,
  ...chatsRoutes,
  {
    path: '/no-autorizado',
    lazy: async () => ({ Component: (await import('@/pages/platform/forbidden-page')).ForbiddenPage }),
  },
  ...developmentRoutes,
];
