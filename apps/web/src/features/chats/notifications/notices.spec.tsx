import { screen, waitFor, within } from '@testing-library/react';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { accountRoutes } from '@/app/routes-account';
import { stopClock } from '@/test/clock';
import { goLive } from '@/test/live';
import { buildNotice } from '@/test/notices';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

let asked: Record<string, string>[] = [];
const reply = (rows: Notificacion[], { unread = 0, total = rows.length, page = 1 } = {}) => ({
  data: rows,
  meta: { page, limit: 20, total, totalPages: Math.max(1, Math.ceil(total / 20)), unreadCount: unread },
});
const open = (
  rows: Notificacion[],
  {
    query = '',
    unread = 0,
    total = rows.length,
    as,
  }: { query?: string; unread?: number; total?: number; as?: Cargo } = {},
) => {
  asked = [];
  if (as) enterAs(as);
  else enter('client');
  server.use(
    answer(notifications.list, (call) => {
      const params = Object.fromEntries(call.query);
      if (params.limit === '20') asked.push(params);
      return reply(rows, { unread, total, page: Number(params.page) });
    }),
  );
  return renderApp(`/notificaciones${query}`, accountRoutes);
};
const unread = (n = 1, overrides: Partial<Notificacion> = {}) => buildNotice(n, { leida: false, ...overrides });
const rows = async () => (await screen.findAllByRole('listitem')).filter((row) => within(row).queryByRole('time'));
const markOf = (n: number) => screen.queryByRole('button', { name: `Marcar como leída: Pedido enviado ${n}` });

beforeEach(() => stopClock('2026-11-22T14:00:00Z'));
afterEach(() => jest.useRealTimers());

describe('my notices', () => {
  it('stand under their days, newest first, with kind, text and time', async () => {
    const now = Date.parse('2026-11-22T14:00:00Z');
    const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    open([
      unread(1, { fecha: at(0), tipo: 'pago' }),
      buildNotice(2, { fecha: at(5) }),
      buildNotice(3, { fecha: at(180), ruta: null }),
      buildNotice(4, { fecha: at(24 * 60), tipo: 'sistema' }),
      buildNotice(5, { fecha: '2026-10-01T15:30:00Z' }),
    ]);
    const days = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(days).toEqual(['Hoy', 'Ayer', '1 de octubre de 2026']);
    const today = within(screen.getByRole('list', { name: 'Hoy' }));
    expect(today.getAllByRole('listitem').map((row) => row.querySelector('time')!.textContent)).toEqual([
      'Ahora',
      'hace 5 min',
      'hace 3 h',
    ]);
    expect(today.getByText('Pagos')).toBeInTheDocument();
    expect(today.getAllByText('Sin leer:')).toHaveLength(1);
    expect(today.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText(/11:30/)).toBeInTheDocument();
  });

  it('are asked for by the tab, which stands in the address', async () => {
    const { user, address } = open([buildNotice()]);
    await screen.findByText('Hoy');
    for (const [name, path, query] of [
      ['No leídas', '?vista=no-leidas', { leida: 'false' }],
      ['Pedidos', '?vista=pedidos', { tipo: 'pedido' }],
      ['Sistema', '?vista=sistema', { tipo: 'sistema' }],
      ['Todas', '', {}],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      expect(address()).toBe(`/notificaciones${path}`);
      await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', limit: '20', ...query }));
    }
  });

  it.each([
    ['vendedor', ['Todas', 'No leídas', 'Pedidos']],
    ['almacenista', ['Todas', 'No leídas', 'Pedidos', 'Sistema']],
    ['tecnico', ['Todas', 'No leídas']],
  ] as const)(
    'of a member as %s have no tab that is always empty, and an address that names one shows all',
    async (cargo, tabs) => {
      open([buildNotice()], { query: '?vista=sistema', as: cargo });
      await screen.findByRole('heading', { name: 'Hoy' });
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
      const hasSistema = (tabs as readonly string[]).includes('Sistema');
      expect(asked.at(-1)).toEqual({ page: '1', limit: '20', ...(hasSistema && { tipo: 'sistema' }) });
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(hasSistema ? 'Sistema' : 'Todas');
    },
  );

  it('come page by page', async () => {
    const { user, address } = open([buildNotice()], { total: 45 });
    await user.click(await screen.findByRole('link', { name: 'Siguiente' }));
    expect(address()).toBe('/notificaciones?page=2');
    expect(await screen.findByText('2 de 3')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    open([]);
    expect(await screen.findByText('No hay notificaciones')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).not.toBeInTheDocument();
  });

  it('that cannot be read are none, said aloud, with a way to try again', async () => {
    const { user } = open([unread()], { unread: 1 });
    server.use(fail(notifications.list, 'ERROR_INTERNO'));
    expect(await screen.findByText('No se pudieron cargar las notificaciones')).toBeInTheDocument();
    expect(await screen.findByText('Error al cargar las notificaciones')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).not.toBeInTheDocument();
    server.use(answer(notifications.list, reply([unread()], { unread: 1 })));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('reading a notice', () => {
  it('shows at once, and is taken back when the server does not hear of it', async () => {
    const { user } = open([unread(1), unread(2)], { unread: 2 });
    server.use(fail(notifications.read, 'ERROR_INTERNO'));
    await screen.findByText('Hoy');
    await user.click(markOf(1)!);
    expect(await screen.findByText('Error al actualizar la notificación')).toBeInTheDocument();
    expect(markOf(1)).toBeInTheDocument();
    server.use(answer(notifications.read, { data: { unreadCount: 1 } }));
    await user.click(markOf(1)!);
    await waitFor(() => expect(markOf(1)).not.toBeInTheDocument());
    expect(markOf(2)).toBeInTheDocument();
  });

  it('happens on the way to what it is about', async () => {
    const marked: string[] = [];
    const { user, address } = open([unread()], { unread: 1 });
    server.use(answer(notifications.read, ({ params }) => (marked.push(params.id!), { data: { unreadCount: 0 } })));
    await user.click(await screen.findByRole('link', { name: /Pedido enviado 1/ }));
    expect(address()).toBe('/cliente/ordenes?pedido=TU-20261121-0001');
    await waitFor(() => expect(marked).toEqual([buildNotice()._id]));
  });

  it('of all of them resets the figure, or brings it back', async () => {
    const { user } = open([unread(1), unread(2)], { unread: 7 });
    server.use(fail(notifications.readAll, 'ERROR_INTERNO'));
    const all = () => screen.findByRole('button', { name: 'Marcar todo como leído' });
    await user.click(await all());
    expect(await screen.findByText('Error al actualizar notificaciones')).toBeInTheDocument();
    expect(markOf(2)).toBeInTheDocument();
    server.use(answer(notifications.readAll, { data: { unreadCount: 0 } }));
    await user.click(await all());
    expect(await screen.findByText('Todas las notificaciones marcadas como leídas')).toBeInTheDocument();
    expect(markOf(1)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).not.toBeInTheDocument();
  });
});

describe('a notice that arrives', () => {
  const arrive = (notice: Notificacion) => ({
    type: 'notification',
    action: 'new_notification',
    data: { notification: notice },
  });

  it('stands on top of the tabs that it belongs to, once', async () => {
    const live = goLive();
    open([buildNotice(2)], { unread: 0 });
    await waitFor(() => expect(live.isReady()).toBe(true));
    await screen.findByText('Pedido enviado 2');
    live.say(arrive(unread(1)));
    live.say(arrive(unread(1)));
    await screen.findByText('Pedido enviado 1');
    const titles = screen.getAllByRole('link', { name: /Pedido enviado/ }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Pedido enviado 1', 'Pedido enviado 2']);
  });

  it('stays out of a tab of another kind', async () => {
    const live = goLive();
    open([buildNotice(2, { tipo: 'sistema' })], { query: '?vista=sistema' });
    await waitFor(() => expect(live.isReady()).toBe(true));
    await screen.findByText('Pedido enviado 2');
    live.say(arrive(unread(1)));
    await screen.findByRole('button', { name: 'Marcar todo como leído' });
    expect(screen.queryByText('Pedido enviado 1')).not.toBeInTheDocument();
  });
});
