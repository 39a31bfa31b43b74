import { type Actor, adminToken, mintUser } from './actors';
import { ChatSocket } from './chats';
import { call, type Harness, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { askAll } from './requests';
import { deliverOrder, INSTRUCTIONS, request, step, wanted, write } from './returns';
import { openShop, type Shop, until } from './shop';
import { hire } from './team';

let h: Harness;
let shop: Shop;
let seller: Actor;
let keeper: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  shop = await openShop(h);
  [seller, keeper] = [await hire(h, shop.store, 'vendedor'), await hire(h, shop.store, 'almacenista')];
});
afterAll(() => h.close());

const WANTED = 'Buscan un repuesto que podrías tener';
const RETURN = 'Nueva devolución';
/** Readers of a notice of this title, among owner, seller and storekeeper. */
const readersOf = async (title: string): Promise<boolean[]> =>
  Promise.all(
    [shop.store, seller, keeper].map(async (actor) =>
      (await noticesOf(h, actor)).some(({ titulo }) => titulo === title),
    ),
  );
const mailed = (actor: Actor, title: string) => mailsTo(h, actor.email).some(({ subject }) => subject === title);

describe('a notice reaches those of a store who can do something about it', () => {
  it('a request for a part: whoever answers requests, in the list, by mail and in the figure on the bell', async () => {
    await shop.sell({ nombre: 'Pastillas', categoria: 'Frenos' });
    const socket = await ChatSocket.open(h.base, keeper);
    await askAll(h, await mintUser(h, 'client'));
    expect(await readersOf(WANTED)).toEqual([true, true, false]);
    await until(
      () => Promise.resolve([shop.store, seller].map((actor) => mailed(actor, WANTED))),
      (all) => all.every(Boolean),
    );
    expect(mailed(keeper, WANTED)).toBe(false);

    const list = await call(h.base, 'GET', '/api/notifications', { token: keeper.token });
    expect(list.body.meta).toMatchObject({ unreadCount: 0, total: 0 });
    const heard = await until(
      () => Promise.resolve(socket.frames.filter(({ action }) => action === 'unread_count_update')),
      ({ length }) => length > 0,
    );
    expect(heard.at(-1)!.data.unreadCount).toBe(0);
    expect(socket.frames.filter(({ action }) => action === 'new_notification')).toEqual([]);
    socket.close();

    // Notices hidden from her cannot be marked as read, either, one by one or all together.
    const [notice] = (await noticesOf(h, seller)).filter(({ titulo }) => titulo === WANTED);
    const mark = (actor: Actor, path: string) =>
      call(h.base, 'PUT', `/api/notifications/${path}`, { token: actor.token });
    expect((await mark(keeper, `${notice!._id}/read`)).status).toBe(404);
    expect((await mark(keeper, 'read-all')).status).toBe(200);
    expect((await noticesOf(h, seller)).find(({ _id }) => _id === notice!._id)).toMatchObject({ leida: false });
    expect((await mark(seller, `${notice!._id}/read`)).status).toBe(200);
  });

  it('a return that waits for an answer and what its client writes: whoever answers; that it will not come: who receives it, too', async () => {
    const producto = await shop.sell({ precio: 5, stock: 5 });
    const { ana, id } = await deliverOrder(h, shop, [{ producto, cantidad: 1 }]);
    const { body } = await request(h, ana, wanted(id, [{ productoId: producto.id, cantidad: 1 }]));
    const { _id, numero } = body.data;
    expect((await write(h, ana, _id, 'La caja está completa')).status).toBe(201);
    expect(await readersOf(RETURN)).toEqual([true, true, false]);
    expect(await readersOf(`Mensaje sobre la devolución ${numero}`)).toEqual([true, true, false]);
    expect((await step(h, seller, _id, 'aceptar', INSTRUCTIONS)).status).toBe(200);
    expect((await step(h, ana, _id, 'cancelar')).status).toBe(200);
    expect(await readersOf('Devolución cancelada')).toEqual([true, true, true]);
  });

  it('what an administrator does to a product: whoever keeps the inventory, under «Sistema»; the account is the owner’s alone', async () => {
    const { id } = await shop.sell();
    const hidden = await call(h.base, 'PUT', `/api/admin/productos/${id}/ocultar`, {
      token: await adminToken(h),
      body: { motivo: 'La foto no es del repuesto' },
    });
    expect(hidden.status).toBe(200);
    const title = 'La administración ocultó un producto tuyo';
    expect(await readersOf(title)).toEqual([true, false, true]);
    const { body } = await call(h.base, 'GET', '/api/notifications?tipo=sistema', { token: keeper.token });
    expect(body.data.map(({ titulo }: { titulo: string }) => titulo)).toEqual([title]);
    expect(await readersOf('Alguien se unió a tu equipo')).toEqual([true, false, false]);
  });
});
