import { mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, tasaOf, until } from './shop';

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
    const { pedidos, gasto, meses } = await statistics(ana.token);
    expect(pedidos).toEqual({ total: 0, enCurso: 0 });
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
    expect(now.pedidos).toEqual({ total: 3, enCurso: 3 });
    expect(now.gasto).toEqual({ mes: spent * 2, mesAnterior: 0, porcentaje: null });

    // One of the paid ones moves to the month before, another far back.
    const orders = h.db.collection('pedidos');
    const [first] = await orders.find({ clienteId: oid(ana.user._id), estadoPago: 'pagado' }).toArray();
    const [year, month] = now.meses.at(-2).mes.split('-').map(Number);
    await orders.updateOne({ _id: first!._id }, { $set: { fecha: new Date(Date.UTC(year, month - 1, 15)) } });
    const moved = await statistics(ana.token);
    expect(moved.gasto).toEqual({ mes: spent, mesAnterior: spent, porcentaje: 0 });
    expect(moved.meses.slice(-2).map((one: { total: number }) => one.total)).toEqual([spent, spent]);
    await orders.updateOne(
      { _id: first!._id },
      { $set: { fecha: new Date('2020-01-15T12:00:00Z'), estado: 'entregado' } },
    );
    expect(await statistics(ana.token)).toMatchObject({
      pedidos: { total: 3, enCurso: 2 },
      gasto: { mes: spent, mesAnterior: 0 },
    });
    expect((await statistics(other.token)).pedidos.total).toBe(0);
  });

  it('are for clients', async () => {
    const store = await mintUser(h, 'store');
    expect((await call(h.base, 'GET', '/api/client/statistics', { token: store.token })).status).toBe(403);
    expect((await call(h.base, 'GET', '/api/client/statistics')).status).toBe(401);
  });
});
