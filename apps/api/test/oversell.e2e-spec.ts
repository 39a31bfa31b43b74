import { mintUsers } from './actors';
import { type Harness, startApp } from './harness';
import { plainPayment } from './plain-payment';
import { fillCarts, ledgerOf, openShop, pay, stockOf, tasaOf } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

/** The lowest stock that anybody could see while `work` ran. */
async function lowest(id: string, work: Promise<unknown>): Promise<number> {
  let [smaller, runs] = [Infinity, true];
  const done = work.finally(() => (runs = false));
  while (runs) smaller = Math.min(smaller, await stockOf(h, id));
  await done;
  return Math.min(smaller, await stockOf(h, id));
}

describe('a crowd', () => {
  it('of two hundred buys the last ten units: ten orders, 190 clean refusals, never below zero', async () => {
    const shop = await openShop(h);
    const producto = await shop.sell({ precio: 25, stock: 10 });
    const people = await mintUsers(h, 'client', 200);
    await fillCarts(
      h,
      people.map(({ user }) => user._id),
      () => [{ producto, cantidad: 1 }],
    );
    const tasa = await tasaOf(h);
    const bodies = people.map((_, i) => plainPayment([{ producto, cantidad: 1 }], tasa, i));
    const compras = Promise.all(people.map(({ token }, i) => pay(h, token, bodies[i])));
    expect(await lowest(producto.id, compras)).toBe(0);
    const responses = await compras;
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(
      responses.filter(
        ({ status, body }) => status === 409 && ['PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE'].includes(body.code!),
      ),
    ).toHaveLength(190);
    expect(await h.db.collection('pedidos').countDocuments({ 'items.nombre': producto.form.nombre })).toBe(10);
    expect(await ledgerOf(h, producto.id)).toBe(0);
    // Who was refused keeps her cart, and owes nothing.
    expect(await h.db.collection('carritos').countDocuments({ 'items.0': { $exists: true } })).toBe(190);
    expect(await h.db.collection('pagos').countDocuments()).toBe(10);
  });

  it('with the same products in opposite order neither hangs nor sells half a cart', async () => {
    const shop = await openShop(h);
    const [one, other] = [await shop.sell({ precio: 5, stock: 30 }), await shop.sell({ precio: 7, stock: 25 })];
    const people = await mintUsers(h, 'client', 40);
    const lineas = (i: number) => {
      const pair = [
        { producto: one, cantidad: 1 + (i % 2) },
        { producto: other, cantidad: 1 },
      ];
      return i % 2 ? pair.reverse() : pair;
    };
    await fillCarts(
      h,
      people.map(({ user }) => user._id),
      lineas,
    );
    const tasa = await tasaOf(h);
    const bodies = people.map((_, i) => plainPayment(lineas(i), tasa, 1000 + i));
    const responses = await Promise.all(people.map(({ token }, i) => pay(h, token, bodies[i])));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const sold = responses.flatMap(({ status, body }) => (status === 201 ? body.data.items : [])) as {
      productoId: string;
      cantidad: number;
    }[];
    for (const producto of [one, other]) {
      const outside = sold
        .filter(({ productoId }) => productoId === producto.id)
        .reduce((sum, { cantidad }) => sum + cantidad, 0);
      expect([await stockOf(h, producto.id), await ledgerOf(h, producto.id)]).toEqual([
        producto.form.stock - outside,
        producto.form.stock - outside,
      ]);
    }
    expect(sold.filter(({ productoId }) => productoId === one.id)).toHaveLength(
      sold.filter(({ productoId }) => productoId === other.id).length,
    );
  });
});
