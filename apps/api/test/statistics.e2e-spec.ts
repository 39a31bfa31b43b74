import { clientDashboard } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import { mintUser } from './actors';
import { book, booking, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import {
  buy,
  client,
  delivery,
  openShop,
  pay,
  paymentFor,
  put,
  quote,
  referencia,
  type Shop,
  tasaOf,
  until,
} from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
const statistics = async (token: string) => (await call(h.base, 'GET', '/api/client/statistics', { token })).body.data;

describe('the statistics of a client', () => {
  it('are nothing but noughts before the first purchase', async () => {
    const ana = await client(h);
    const { pedidos, gasto, meses, ...rest } = await statistics(ana.token);
    expect(pedidos).toEqual({ total: 0, pendientes: 0, completados: 0, enCurso: 0, porcentaje: null });
    expect(rest).toEqual({
      favoritos: { total: 0, nuevos: 0, productos: 0, tiendas: 0 },
      servicios: { mecanicos: 0, delivery: 0, grua: 0 },
      gastosRecientes: { total: 0, porcentaje: null },
      ultimasCompras: [],
      citasPendientes: [],
    });
    expect(gasto).toEqual({ mes: 0, mesAnterior: 0, porcentaje: null });
    expect(meses).toHaveLength(6);
  });

  it('add up what was paid, month by month, and nobody else sees it', async () => {
    const [ana, other] = [await client(h), await client(h)];
    const part = await shop.sell({ nombre: 'Bujía de platino', precio: 10, stock: 20 });
    const pay = (final: string) =>
      buy(h, ana.token, [{ productoId: part.id, cantidad: 1, tiendaId: shop.store.user._id }], {
        referencia: referencia(final),
      });
    for (const final of ['99', '99', '00']) await pay(final);
    const spent = Math.round(10 * (await tasaOf(h)) * 100) / 100;
    const now = await until(
      () => statistics(ana.token),
      ({ gasto }) => gasto.mes >= spent * 2,
    );
    // The third one still waits for the bank: an order under way, but no money spent.
    expect(now.pedidos).toEqual({ total: 3, pendientes: 3, completados: 0, enCurso: 3, porcentaje: null });
    expect(now.gastosRecientes).toEqual({ total: spent * 2, porcentaje: null });
    expect(now.ultimasCompras).toHaveLength(3);
    expect(now.gasto).toEqual({ mes: spent * 2, mesAnterior: 0, porcentaje: null });

    // One of the paid ones moves to the month before, another far back.
    const orders = h.db.collection('pedidos');
    const [first] = await orders.find({ clienteId: oid(ana.user._id), estadoPago: 'pagado' }).toArray();
    const [year, month] = now.meses.at(-2).mes.split('-').map(Number);
    await orders.updateOne({ _id: first!._id }, { $set: { fecha: new Date(Date.UTC(year, month - 1, 15)) } });
    const moved = await statistics(ana.token);
    expect(moved.gasto).toEqual({ mes: spent, mesAnterior: spent, porcentaje: 0 });
    expect(moved.meses.slice(-2).map((one: { total: number }) => one.total)).toEqual([spent, spent]);
    // What was given back was not spent: a return that was refunded, or all of a cancelled order.
    await orders.updateOne({ _id: first!._id }, { $set: { devuelto: 100 } });
    expect((await statistics(ana.token)).gasto.mesAnterior).toBeCloseTo(spent - 1, 2);
    await orders.updateOne({ _id: first!._id }, { $set: { estado: 'cancelado' } });
    expect((await statistics(ana.token)).gasto.mesAnterior).toBe(0);
    await orders.updateOne(
      { _id: first!._id },
      { $set: { fecha: new Date('2020-01-15T12:00:00Z'), estado: 'entregado' } },
    );
    expect(await statistics(ana.token)).toMatchObject({
      pedidos: { total: 3, enCurso: 2, completados: 1 },
      gasto: { mes: spent, mesAnterior: 0 },
    });
    expect((await statistics(other.token)).pedidos.total).toBe(0);
  });

  it('count what is marked, what is booked, and what was sent to an address', async () => {
    const ana = await client(h);
    const garage = await openGarage(h);
    const part = await shop.sell({ stock: 5 });
    const old = await shop.sell({ nombre: 'Correa' });
    for (const { id: productoId } of [part, old])
      await call(h.base, 'POST', '/api/favorites', { token: ana.token, body: { productoId } });
    await h.db
      .collection('favoritos')
      .updateOne({ productoId: oid(old.id) }, { $set: { createdAt: new Date(Date.now() - 8 * 86_400_000) } });
    const made = await book(h.base, ana, booking(garage, await garage.offer()));
    expect(made.status).toBe(201);
    await put(h, ana.token, { productoId: part.id, cantidad: 1 });
    const quoted = await quote(h, ana.token, [delivery(shop.store.user._id)]);
    expect((await pay(h, ana.token, paymentFor(quoted.body.data))).status).toBe(201);
    const { favoritos, servicios, citasPendientes } = await statistics(ana.token);
    expect(favoritos).toEqual({ total: 2, nuevos: 1, productos: 2, tiendas: 1 });
    expect(servicios).toEqual({ mecanicos: 1, delivery: 1, grua: 0 });
    expect(citasPendientes).toEqual([
      expect.objectContaining({ _id: made.body.data._id, fecha: made.body.data.fechaHora, estado: 'pendiente' }),
    ]);
    await call(h.base, 'PUT', `/api/cita/mecanica/${made.body.data._id}/cancel`, {
      token: ana.token,
      body: { razonCancelacion: 'Sin luz' },
    });
    expect(await statistics(ana.token)).toMatchObject({ servicios: { mecanicos: 0 }, citasPendientes: [] });
  });

  it('are for clients', async () => {
    const store = await mintUser(h, 'store');
    expect((await call(h.base, 'GET', '/api/client/statistics', { token: store.token })).status).toBe(403);
    expect((await call(h.base, 'GET', '/api/client/statistics')).status).toBe(401);
  });
});

describe('whom to ask for help', () => {
  const ask = (path: string, token?: string, body: object = {}) =>
    call(h.base, 'POST', `/api/client/${path}`, { token, body });

  it('names workshops and stores, those of the state before the others', async () => {
    const ana = await client(h);
    const garage = await openGarage(h);
    const workshops = await ask('find-providers', ana.token, { tipo: 'taller', limit: 20 });
    expect(workshops.status).toBe(200);
    const found = clientDashboard.findProviders.response.parse(workshops.body.data);
    expect(found).toContainEqual(
      expect.objectContaining({ _id: garage.id, tipo: 'taller', ruta: `/talleres/${garage.id}` }),
    );
    const stores = await ask('find-providers', ana.token, { tipo: 'tienda', estado: 'Zulia' });
    expect(stores.body.data.map(({ _id }: { _id: string }) => _id)).toContain(shop.store.user._id);
    expect((await ask('find-providers', ana.token, { search: 'no hay tal cosa' })).body.data).toEqual([]);
    expect((await ask('find-providers', ana.token, { tipo: 'avion' })).status).toBe(400);
  });

  it('says that deliveries and tows are asked for in the mobile app', async () => {
    const ana = await client(h);
    for (const path of ['request-delivery', 'request-crane']) {
      const { status, body } = await ask(path, ana.token, { origen: 'Caracas' });
      expect([path, status, body.code]).toEqual([path, 409, 'SOLO_APP_MOVIL']);
    }
    const store = await mintUser(h, 'store');
    for (const path of ['find-providers', 'request-delivery', 'request-crane'])
      expect([(await ask(path)).status, (await ask(path, store.token)).status]).toEqual([401, 403]);
  });
});
