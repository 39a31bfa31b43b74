import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { noteKept } from '@/lib/kept';
import { changed, goLive } from '@/test/live';
import { buildNotice } from '@/test/notices';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { useUnreadCount } from './notifications.queries';

const read = { orders: 0, citas: 0 };
const useCounted = (queryKey: readonly unknown[], name: keyof typeof read) =>
  useQuery({ queryKey, queryFn: () => Promise.resolve((read[name] += 1)), staleTime: Infinity }).data;

function Page() {
  const [orders, citas] = [useCounted(orderKeys.summary, 'orders'), useCounted(citaKeys.statistics, 'citas')];
  return (
    <>
      <p>Pedidos {orders}</p>
      <p>Citas {citas}</p>
      <p>{useUnreadCount()} sin leer</p>
      <div role="dialog">
        <input aria-label="Nota" />
      </div>
    </>
  );
}

async function open(path = '/productos', quietMs = 0) {
  [read.orders, read.citas] = [0, 0];
  enter('client');
  const live = goLive(quietMs);
  const view = renderApp(path, [{ path: '*', element: <Page /> }]);
  await waitFor(() => expect(live.isReady()).toBe(true));
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  const seen = { ...read };
  /** So many more answers are on screen since. */
  const readAgain = async ({ orders = 0, citas = 0 }) => {
    await screen.findByText(`Pedidos ${seen.orders + orders}`);
    await screen.findByText(`Citas ${seen.citas + citas}`);
  };
  return { live, readAgain, ...view };
}
const notice = (overrides = {}) => ({
  type: 'notification',
  action: 'new_notification',
  data: { notification: buildNotice(1, { leida: false, ...overrides }) },
});
const paid = { tipo: 'pago', mensaje: 'Tu pago fue confirmado.', ruta: '/cliente/ordenes?pedido=TU-1' };

describe('what the server tells', () => {
  it('is read again where it is shown, once for a burst, and nothing else is', async () => {
    const { live, readAgain } = await open();
    live.say(changed('compra'));
    live.say(changed('compra'));
    live.say(changed('otra-cosa'));
    await readAgain({ orders: 1 });
    live.say(changed('cita'));
    await readAgain({ orders: 2, citas: 1 });
  });

  it.each(['a resync', 'a reconnect'])('after %s everything on screen is read again', async (what) => {
    const { live, readAgain } = await open();
    if (what === 'a resync') live.say({ type: 'system', action: 'resync' });
    else live.cut();
    await readAgain({ orders: 1, citas: 1 });
  });

  it('is not read again by a page that has just opened, unless something was told meanwhile or the device had kept it', async () => {
    const { live, readAgain, queryClient } = await open('/productos', 10 * 60_000);
    expect(read).toEqual({ orders: 1, citas: 1 });
    // Older than half a minute: a connection may have been lost for long.
    queryClient.setQueryData(orderKeys.summary, 1, { updatedAt: Date.now() - 31_000 });
    live.cut();
    await readAgain({ orders: 1 });
    noteKept(new Headers({ 'X-Tuerca-Kept': String(Date.now() - 60_000) }));
    live.cut();
    await readAgain({ orders: 2, citas: 1 });
  });

  it.each([0, 60_000])('is read again when something was told %i ms ago', async (quietMs) => {
    await open('/productos', quietMs);
    expect(read).toEqual({ orders: 2, citas: 2 });
  });

  it('counts a notice once, and takes over what another device has read', async () => {
    const { live } = await open('/notificaciones');
    server.use(
      answer(notifications.list, { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 0, unreadCount: 1 } }),
    );
    live.say(notice());
    live.say(notice());
    expect(await screen.findByText('1 sin leer')).toBeInTheDocument();
    live.say({ type: 'notification', action: 'unread_count_update', data: { unreadCount: 0, notificationId: 'all' } });
    expect(await screen.findByText('0 sin leer')).toBeInTheDocument();
  });
});

describe('the toast of a notice', () => {
  it('leads to what it is about and marks it read on the way', async () => {
    const marked: string[] = [];
    server.use(answer(notifications.read, ({ params }) => (marked.push(params.id!), { data: { unreadCount: 0 } })));
    const { live, user, address } = await open();
    live.say(notice(paid));
    expect(await screen.findByText('Tu pago fue confirmado.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver pedido' }));
    expect(address()).toBe('/cliente/ordenes?pedido=TU-1');
    await waitFor(() => expect(marked).toEqual([buildNotice(1)._id]));
  });

  it.each([
    ['on the page that shows it', '/cliente/ordenes', paid],
    ['where somebody pays', '/checkout/confirmacion', paid],
    ['in the list above it', '/tienda/ordenes', { tipo: 'pedido', ruta: `/tienda/ordenes/${'b'.repeat(24)}` }],
    ['among the notices', '/notificaciones', paid],
    ['of the system', '/productos', { tipo: 'sistema', ruta: '/perfil' }],
  ])('stays away %s', async (_where, path, overrides) => {
    const { live } = await open(path);
    live.say(notice(overrides));
    await screen.findByText('1 sin leer');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays away from whoever writes in a dialog, and leaves her the focus', async () => {
    const { live } = await open();
    act(() => screen.getByLabelText('Nota').focus());
    live.say(notice(paid));
    await screen.findByText('1 sin leer');
    expect(screen.queryByText('Tu pago fue confirmado.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nota')).toHaveFocus();
  });

  it('is one: the newest takes the place of the one before', async () => {
    const { live } = await open();
    live.say(notice(paid));
    await screen.findByText('Tu pago fue confirmado.');
    live.say(
      notice({ _id: 'c'.repeat(24), tipo: 'cita', mensaje: 'Cita confirmada.', ruta: '/cliente/servicio/mecanico' }),
    );
    expect(await screen.findByRole('link', { name: 'Ver cita' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Tu pago fue confirmado.')).not.toBeInTheDocument());
  });
});
