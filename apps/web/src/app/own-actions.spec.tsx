import { screen } from '@testing-library/react';
import { notifications } from '@tuerca/contracts/notifications/endpoints';
import { chats } from '@tuerca/contracts/chats/endpoints';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { enter } from '../test/people';
import { renderApp } from '../test/render-app';
import { answer, server } from '../test/server';
import { OwnTidings } from './own-actions';

it.each<[Role, boolean]>([
  ['client', true],
  ['store', true],
  ['admin', false],
])('the header leads a %s to her messages only where she has any: %s', async (role, has) => {
  enter(role);
  const meta = { page: 1, limit: 1, total: 0, totalPages: 0, unreadCount: 0 };
  server.use(answer(notifications.list, { data: [], meta }), answer(chats.list, { data: [], meta }));
  renderApp('/', [{ path: '*', element: <OwnTidings /> }]);
  expect((await screen.findAllByLabelText('Notificaciones')).length).toBeGreaterThan(0);
  expect(screen.queryAllByLabelText('Mensajes')).toHaveLength(has ? 1 : 0);
});
