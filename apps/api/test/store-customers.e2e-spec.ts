import { storeCustomers } from '../src/platform/database/migrations/0006-store-customers';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const get = (actor: Actor, path: string) => call(h.base, 'GET', path, { token: actor.token });
const customers = (actor: Actor, query = '') => get(actor, `/api/stores/customers?${query}`);
const names = async (query: string): Promise<string[]> =>
  (await customers(shop.store, query)).body.data.map(({ nombre }: { nombre: string }) => nombre);

async function purchase(ana: Actor, { at = shop, precio = 10, final = '99' } = {}): Promise<string> {
  const producto = await at.sell({ precio, stock: 5 });
  const line = { productoId: producto.id, cantidad: 1, tiendaId: at.store.user._id };
  const { body } = await buy(h, ana.token, [line], { referencia: referencia(final) });
  const id = body.data.pedidos[0]._id as string;
  if (final === '99')
    await until(
      async () => (await get(ana, `/api/orders/${id}`)).body.data.estadoPago as string,
      (estado) => estado === 'pagado',
    );
  return id;
}
const named = async (nombre: string): Promise<Actor> => {
  const actor = await client(h);
  await h.db.collection('usuarios').updateOne({ email: actor.email }, { $set: { nombre } });
  return actor;
};
/** Sums over the orders themselves. */
async function independentSums(tiendaId: string) {
  const orders = await h.db
    .collection('pedidos')
    .find({ tiendaId: new h.db.base.Types.ObjectId(tiendaId) })
    .toArray();
  const ids = [...new Set(orders.map(({ clienteId }) => String(clienteId)))].sort();
  return ids.map((id) => {
    const own = orders.filter(({ clienteId }) => String(clienteId) === id);
    const paid = own.filter(({ estado, estadoPago }) => estadoPago === 'pagado' && estado !== 'cancelado');
    const times = own.map(({ fecha }) => (fecha as Date).getTime());
    return {
      _id: id,
      totalPedidos: own.length,
      gastoTotal: paid.reduce((sum, { total }) => sum + (total as number), 0) / 100,
      ultimoPedido: new Date(Math.max(...times)).toISOString(),
      fechaPrimerCompra: new Date(Math.min(...times)).toISOString(),
    };
  });
}
const kept = async () =>
  (await customers(shop.store, 'limit=60')).body.data
    .map(({ _id, totalPedidos, gastoTotal, ultimoPedido, fechaPrimerCompra }: Record<string, string>) => ({
      _id,
      totalPedidos,
      gastoTotal,
      ultimoPedido,
      fechaPrimerCompra,
    }))
    .sort((a: { _id: string }, b: { _id: string }) => a._id.localeCompare(b._id));

describe("a store's customers", () => {
  it('add up to what their orders do, through payments, cancellations and refusals', async () => {
    const [ana, luis, carla] = [await client(h), await client(h), await client(h)];
    await purchase(ana, { precio: 20 });
    const returned = await purchase(ana, { precio: 35 });
    const unpaid = await purchase(luis, { precio: 50, final: '00' });
    await purchase(carla, { precio: 70 });
    await purchase(carla, { at: await openShop(h), precio: 500 });
    expect(await kept()).toEqual(await independentSums(shop.store.user._id));
    const cancel = (id: string) =>
      call(h.base, 'POST', `/api/pedidos/${id}/cancelar`, { token: shop.store.token, body: { motivo: 'Agotado' } });
    await Promise.all([cancel(returned), cancel(returned), cancel(unpaid)]);
    const sums = await independentSums(shop.store.user._id);
    expect(await kept()).toEqual(sums);
    expect(sums.find(({ _id }) => _id === luis.user._id)).toMatchObject({ totalPedidos: 1, gastoTotal: 0 });
    // The migration counts the same from the orders alone.
    await h.db.collection('clientes_tienda').updateMany({}, { $set: { gastoTotal: -1, totalPedidos: 99 } });
    for (let i = 0; i < 2; i++) await storeCustomers.up(h.db.db!);
    expect(await kept()).toEqual(sums);
  });

  it('count every one of many orders that come at once', async () => {
    const other = await openShop(h);
    const people = await Promise.all(Array.from({ length: 6 }, () => client(h)));
    await Promise.all(people.flatMap((ana) => [purchase(ana, { at: other })]));
    const { body } = await customers(other.store);
    expect(body.meta).toMatchObject({ page: 1, limit: 10, total: 6, totalPages: 1 });
    expect((await get(other.store, '/api/orders')).body.meta.total).toBe(6);
    expect(body.data.every(({ totalPedidos }: { totalPedidos: number }) => totalPedidos === 1)).toBe(true);
  });

  it('are found by name, e-mail and telephone, and sorted in eight ways', async () => {
    const [rosa, adan] = [await named('Yolanda Méndez Búsqueda'), await named('Adán Búsqueda')];
    await purchase(rosa, { precio: 90 });
    await purchase(adan, { precio: 15 });
    await purchase(adan, { precio: 16 });
    const both = ['Adán Búsqueda', 'Yolanda Méndez Búsqueda'];
    for (const [sort, expected] of [
      ['recent', both],
      ['oldest', [...both].reverse()],
      ['a-z', both],
      ['z-a', [...both].reverse()],
      ['spend-high', [...both].reverse()],
      ['spend-low', both],
      ['orders-high', both],
      ['orders-low', [...both].reverse()],
    ] as const)
      expect([sort, await names(`search=busqueda&sort=${sort}`)]).toEqual([sort, expected]);
    expect(await names('search=mendez%20yolanda')).toEqual(['Yolanda Méndez Búsqueda']);
    expect(await names(`q=${encodeURIComponent(adan.email)}`)).toEqual(['Adán Búsqueda']);
    // A whole address is that one alone, in the list of orders, too; half of one finds all that begin so.
    const longer = await named('Adán Segundo');
    await h.db.collection('usuarios').updateOne({ email: longer.email }, { $set: { email: `${adan.email}.ve` } });
    await purchase(longer, { precio: 17 });
    expect(await names(`q=${encodeURIComponent(adan.email)}`)).toEqual(['Adán Búsqueda']);
    const buyers = async (path: string) =>
      (await get(shop.store, `${path}${encodeURIComponent(adan.email)}`)).body.data.map(
        ({ cliente }: { cliente: { nombre: string } }) => cliente.nombre,
      );
    expect(await buyers('/api/orders?search=')).toEqual(['Adán Búsqueda', 'Adán Búsqueda']);
    const { telefono } = (await customers(shop.store, 'search=yolanda')).body.data[0];
    const local = `0${String(telefono).replace('+58', '')}`;
    expect(await names(`search=${local}`)).toEqual(expect.arrayContaining(both));
    expect(await names(`search=${local.slice(0, 4)}-${local.slice(4, 8)}&limit=60`)).toEqual(
      expect.arrayContaining(both),
    );
    expect((await customers(shop.store, 'limit=1&page=2&search=busqueda')).body.meta).toEqual({
      page: 2,
      limit: 1,
      total: 2,
      totalPages: 2,
    });
    expect((await customers(shop.store, 'sort=nada')).status).toBe(400);
    expect((await customers(shop.store, 'limit=1000')).status).toBe(400);
  });

  it('are each shown with their orders, to the store where they bought', async () => {
    const ana = await client(h);
    const [first, second] = [await purchase(ana), await purchase(ana)];
    const { body } = await get(shop.store, `/api/stores/customers/${ana.user._id}`);
    expect(body.data.cliente).toMatchObject({
      _id: ana.user._id,
      nombre: ana.user.nombre,
      totalPedidos: 2,
      empresa: null,
    });
    expect(body.data.pedidos.map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
    const page = await get(shop.store, `/api/stores/customers/${ana.user._id}?limit=1&page=2`);
    expect([page.body.data.pedidos[0]._id, page.body.meta.total]).toEqual([first, 2]);
    const other = await openShop(h);
    const refused = await get(other.store, `/api/stores/customers/${ana.user._id}`);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      404,
      'CLIENTE_SIN_COMPRAS',
      'Este cliente no ha realizado compras en tu tienda',
    ]);
    expect((await customers(other.store)).body.data).toEqual([]);
    expect((await get(shop.store, '/api/stores/customers/nadie')).status).toBe(400);
    for (const path of ['/api/stores/customers', `/api/stores/customers/${ana.user._id}`]) {
      for (const role of ['client', 'workshop', 'admin'] as const)
        expect((await get(await mintUser(h, role), path)).status).toBe(403);
      expect((await call(h.base, 'GET', path)).status).toBe(401);
    }
  });
});
