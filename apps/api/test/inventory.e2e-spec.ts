import { products } from '@tuerca/contracts/products/products/endpoints';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { buy, client } from './shop';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const setStock = (id: string, body: unknown, path = `/api/products/${id}/stock`) =>
  call(h.base, 'PUT', path, { token: store.token, body });
const ledger = async (query = '') => {
  const { body } = await call(h.base, 'GET', `/api/products/mine/movimientos${query}`, { token: store.token });
  return { rows: products.movements.response.parse(body.data), meta: body.meta };
};
const facts = async (query = '') =>
  (await ledger(query)).rows.map(({ motivo, delta, stock, nota, por }) => [motivo, delta, stock, nota, por]);

describe('the stock of a product', () => {
  it('is set with a reason, also at the address without /api, and the ledger says by whom', async () => {
    const { id } = await seed(h, store.user._id, { stock: 5 });
    const { status, body } = await setStock(id, { stock: 12, nota: 'Llegó mercancía' });
    expect([status, body.message, body.data]).toEqual([200, 'Stock actualizado correctamente', { stock: 12 }]);
    expect((await setStock(id, { stock: 10 }, `/products/${id}/stock`)).status).toBe(200);
    // Counting the same again is no movement.
    expect((await setStock(id, { stock: 10, stockAnterior: 10 })).status).toBe(200);
    expect(await facts(`?producto=${id}`)).toEqual([
      ['ajuste', -2, 10, null, store.user.nombre],
      ['ajuste', 7, 12, 'Llegó mercancía', store.user.nombre],
      ['inicial', 5, 5, null, null],
    ]);
  });

  it.each([[{ stock: -1 }], [{ stock: 'muchos' }], [{}]])('refuses %j', async (body) => {
    const { id } = await seed(h, store.user._id);
    const answer = await setStock(id, body);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ campo: 'stock', mensaje: 'La cantidad de stock debe ser un número mayor o igual a 0' }],
    ]);
  });

  it('counted before a sale is refused with the new figure, so that the sold unit does not come back', async () => {
    const { id } = await seed(h, store.user._id, { stock: 6 });
    const buyer = await client(h);
    const bought = await buy(h, buyer.token, [{ productoId: id, cantidad: 2, tiendaId: store.user._id }]);
    expect(bought.status).toBe(201);
    const late = await setStock(id, { stock: 6, stockAnterior: 6 });
    expect([late.status, late.body.code, late.body.data]).toEqual([409, 'STOCK_CAMBIO', { stock: 4 }]);
    expect((await setStock(id, { stock: 9, stockAnterior: 4 })).status).toBe(200);
    const { rows } = await ledger(`?producto=${id}`);
    expect(rows.map(({ motivo, delta, stock }) => [motivo, delta, stock])).toEqual([
      ['ajuste', 5, 9],
      ['venta', -2, 4],
      ['inicial', 6, 6],
    ]);
    expect(rows[1]!.referencia).toMatch(/\d/);
  });

  it('is set by one of many who saw the same number', async () => {
    const { id } = await seed(h, store.user._id, { stock: 3 });
    const answers = await Promise.all([4, 5, 6, 7, 8].map((stock) => setStock(id, { stock, stockAnterior: 3 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await facts(`?producto=${id}`)).toHaveLength(2);
  });
});

describe('the ledger', () => {
  it('is read for the whole store, by reason and by page, and never shows another one', async () => {
    const other = await openBusiness(h, 'store');
    await seed(h, other.user._id, { stock: 77 });
    const { rows, meta } = await ledger('?limit=100');
    expect(rows.length).toBe(meta.total);
    expect(rows.every(({ delta }) => delta !== 77)).toBe(true);
    const pages = await Promise.all([1, 2].map((page) => ledger(`?limit=3&page=${page}`)));
    expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 6));
    expect((await ledger('?motivo=venta')).rows.map(({ motivo }) => motivo)).toEqual(['venta']);
    const refused = await call(h.base, 'GET', '/api/products/mine/movimientos?motivo=robo', { token: store.token });
    expect(refused.status).toBe(400);
  });
});
