import { screen } from '@testing-library/react';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { getSession } from '@/lib/session';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { MobileMenu } from './mobile-menu';
import { NotForCargo } from './not-for-cargo';
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

const menu = () => renderApp('/', [{ path: '*', element: <MobileMenu open onClose={() => undefined} /> }]);
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it.each<[Cargo, string[]]>([
  ['vendedor', ['Mensajes', 'Pedidos', 'Solicitudes', 'Clientes']],
  ['almacenista', ['Pedidos', 'Inventario']],
  ['tecnico', ['Citas', 'Servicios activos']],
])('the menu of a phone shows a member as %s the places that her position opens', (cargo, opened) => {
  enterAs(cargo);
  menu();
  expect(names()).toEqual(expect.arrayContaining([...opened, 'Notificaciones', 'Mi perfil']));
  for (const owners of ['Ingresos', 'Equipo', 'Configuración', 'Dashboard']) expect(names()).not.toContain(owners);
  if (!opened.includes('Mensajes')) expect(names()).not.toContain('Mensajes');
});

it.each<[Role, boolean]>([
  ['client', true],
  ['crane', false],
  ['admin', false],
])('the menu of a phone leads a %s to messages only where she has any: %s', (role, has) => {
  enter(role);
  menu();
  expect(names().includes('Mensajes')).toBe(has);
  expect(names()).toContain('Mi perfil');
});

it('a page that a position does not open says which one it is', () => {
  enterAs('tecnico');
  renderApp('/', [{ path: '*', element: <NotForCargo user={getSession().user!} /> }]);
  expect(screen.getByText(/^En Repuestos El Ávila tu cargo es «Técnico»\. /)).toBeInTheDocument();
});
