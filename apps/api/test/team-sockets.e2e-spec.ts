import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { NotificationsService } from '../src/chats/notifications/notifications.service';
import type { Actor } from './actors';
import { chatCalls, ChatSocket, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { buy, client as newClient, openShop, referencia, type Shop, until } from './shop';
import { hire } from './team';

let h: Harness;
let shop: Shop;
let sockets: ChatSocket[];
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  shop = await openShop(h);
  sockets = [];
});
afterEach(() => sockets.forEach((socket) => socket.close()));
afterAll(() => h.close());

const open = async (actor: Actor): Promise<ChatSocket> => {
  const socket = await ChatSocket.open(h.base, actor);
  sockets.push(socket);
  return socket;
};
/** The last figure of unread `type` that a device has heard unasked. */
const figure = (socket: ChatSocket, type: 'notification' | 'chat') =>
  socket.frames.filter((frame) => frame.type === type && frame.action === 'unread_count_update').at(-1)?.data
    .unreadCount as number | undefined;
const hears = (socket: ChatSocket, type: 'notification' | 'chat', count: number) =>
  until(
    () => Promise.resolve(figure(socket, type)),
    (heard) => heard === count,
  );

let last = 0;
const tell = (tipos: NotificationType[]) =>
  h.app.get(NotificationsService, { strict: false }).notify(
    tipos.map((tipo) => ({
      usuarioId: shop.store.user._id,
      tipo,
      clave: `equipo:${++last}`,
      ruta: null,
      titulo: 'Aviso',
      mensaje: 'Algo pasó',
    })),
  );

describe('what a member of a team reads of a purchase', () => {
  it('is all of it to whoever prepares it: that it came, and that it was paid', async () => {
    const keeper = await hire(h, shop.store, 'almacenista');
    const ana = await newClient(h);
    const part = await shop.sell({ nombre: 'Bujía de iridio', precio: 8, stock: 5 });
    await buy(h, ana.token, [{ productoId: part.id, cantidad: 1, tiendaId: shop.store.user._id }], {
      referencia: referencia('99'),
    });
    const titles = async () =>
      (await call(h.base, 'GET', '/api/notifications', { token: keeper.token })).body.data.map(
        ({ titulo }: { titulo: string }) => titulo,
      ) as string[];
    const told = await until(titles, (all) => all.includes('Pago confirmado'));
    expect(told).toContain('Nuevo pedido');
  });
});

describe('what a member of a team hears over her socket', () => {
  it('is how many notices are unread of the kinds that she takes care of, after each change, whoever made it', async () => {
    const [seller, keeper] = [await hire(h, shop.store, 'vendedor'), await hire(h, shop.store, 'almacenista')];
    const unread = async ({ token }: Actor) =>
      (await call(h.base, 'GET', '/api/notifications', { token })).body.meta.unreadCount as number;
    // Her store has been told things before she came.
    const before = [await unread(shop.store), await unread(seller), await unread(keeper)];
    const devices = [await open(shop.store), await open(seller), await open(keeper)] as const;
    const all = async (added: number[]) => {
      for (const [i, device] of devices.entries()) await hears(device, 'notification', before[i]! + added[i]!);
    };
    await tell(['pedido', 'mensaje', 'pago']);
    await all([3, 2, 1]);
    await tell(['pedido', 'sistema']);
    await all([5, 3, 2]);

    // The owner reads an order's notice, and the storekeeper all of hers.
    const { body } = await call(h.base, 'GET', '/api/notifications?tipo=pedido', { token: shop.store.token });
    await call(h.base, 'PUT', `/api/notifications/${body.data[0]._id}/read`, { token: shop.store.token });
    await all([4, 2, 1]);
    await call(h.base, 'PUT', '/api/notifications/read-all', { token: keeper.token });
    await hears(devices[2], 'notification', 0);
    for (const [i, actor] of [shop.store, seller, keeper].entries()) {
      const left = await unread(actor);
      await hears(devices[i]!, 'notification', left);
    }
  });

  it('is how many messages her business has not read, where she takes care of conversations; a colleague who reads them takes them off', async () => {
    const [seller, keeper, ana] = [
      await hire(h, shop.store, 'vendedor'),
      await hire(h, shop.store, 'almacenista'),
      await newClient(h),
    ];
    const id = await openChat(h, ana, shop.store);
    const [sellers, keepers] = [await open(seller), await open(keeper)];
    for (const text of ['¿Lo tienes?', '¿Hasta qué hora abren?']) await chatCalls(h.base, ana).send(id, text);
    await hears(sellers, 'chat', 2);
    await chatCalls(h.base, shop.store).read(id);
    await hears(sellers, 'chat', 0);
    await chatCalls(h.base, ana).send(id, '¡Gracias!');
    await hears(sellers, 'chat', 1);
    expect(figure(keepers, 'chat')).toBeUndefined();
  });

  it('ends with her membership: within two seconds her socket is closed and her open session may nothing', async () => {
    const member = await hire(h, shop.store, 'vendedor');
    const socket = await open(member);
    const asks = async () => (await call(h.base, 'GET', '/api/orders', { token: member.token })).status;
    // Asked before, so that what is kept of her session would still let her in.
    expect(await asks()).toBe(200);
    const closed = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    const since = Date.now();
    expect((await call(h.base, 'DELETE', `/api/equipo/${member.id}`, { token: shop.store.token })).status).toBe(200);
    expect(await closed).toBe(4401);
    await until(asks, (status) => status === 401);
    expect(Date.now() - since).toBeLessThan(2000);
  });
});
