import type { RouteObject } from 'react-router-dom';
import { CHAT_ROLES } from '@tuerca/contracts/chats/chats/rules';
import { inPanel } from './panel-route';
import { RequireRole } from './require-role';

/** Conversations of clients, stores and workshops: one page at both addresses, so that the list stays beside what is opened. */
export const chatsRoutes: RouteObject[] = [
  inPanel({
    element: <RequireRole roles={CHAT_ROLES} />,
    children: [
      {
        path: '/mensajes/:chatId?',
        lazy: async () => ({ Component: (await import('@/features/chats/chats/chats-view')).ChatsPage }),
      },
    ],
  }),
];
