import fc from 'fast-check';
import type { Actor } from './actors';
import type { Seeded } from './catalogue-data';
import { call, type Harness, later, startApp } from './harness';
import { client, openShop, pay, paymentFor, put, quote, retiro, type Shop, stockOf } from './shop';

let h: Harness;
let shop: Shop;
let ana: Actor;
let producto: Seeded;
let valid: ReturnType<typeof paymentFor>;
beforeAll(async () => {
  h = await startApp();
  [shop, ana] = [await openShop(h), await client(h)];
  producto = await shop.sell({ precio: 19.99, stock: 20 });
  await put(h, ana.token, { productoId: producto.id, cantidad: 3 });
  valid = paymentFor((await quote(h, ana.token, retiro(shop.store.user._id))).body.data);
});
afterAll(() => h.close());

async function untouched(): Promise<void> {
  expect([
    await stockOf(h, producto.id),
    await h.db.collection('pedidos').countDocuments(),
    await h.db.collection('pagos').countDocuments(),
  ]).toEqual([20, 0, 0]);
}

describe('figures that the client made up', () => {
  it('buy nothing, whatever they are', async () => {
    const money = fc.oneof(
      fc.double({ noNaN: false }),
      fc.integer(),
      fc.constantFrom<unknown>(
        -1,
        0,
        1e308,
        0.1 + 0.2,
        '10',
        'USD 1',
        null,
        [],
        { $gt: 0 },
        valid.monto / 2,
        valid.monto + 0.05,
        valid.monto - 0.05,
      ),
    );
    const change = fc.oneof(
      money.map((monto) => ({ monto })),
      money.map((total) => ({ total })),
      money.map((precioUnitario) => ({ items: [{ ...valid.items[0], precioUnitario }] })),
      fc
        .constantFrom<unknown>(0, -3, 1, 4, 99, 100, 2.5, '3')
        .map((cantidad) => ({ items: [{ ...valid.items[0], cantidad }] })),
    );
    const same = (body: Record<string, unknown>) =>
      Math.abs(Number(body.monto) - valid.monto) <= 0.01 &&
      Math.abs(Number(body.total) - valid.total) <= 0.01 &&
      JSON.stringify(body.items) === JSON.stringify(valid.items);
    await fc.assert(
      fc.asyncProperty(change, async (patch) => {
        const body = { ...valid, ...patch };
        fc.pre(!same(body));
        const { status, body: answer } = await pay(h, ana.token, body);
        expect([400, 409]).toContain(status);
        if (status === 409)
          expect(answer).toMatchObject({
            code: 'TOTAL_CAMBIO',
            data: { total: valid.total, token: expect.any(String) },
          });
      }),
      { numRuns: 80, seed: 2026 },
    );
    await untouched();
  });

  it('are told with the new ones when a price moved, and the new ones buy', async () => {
    const [other, cheap] = [await client(h), await shop.sell({ precio: 5, stock: 4 })];
    await put(h, other.token, { productoId: cheap.id, cantidad: 1 });
    const { body } = await quote(h, other.token, retiro(shop.store.user._id));
    await h.db
      .collection('productos')
      .updateOne({ _id: new h.db.base.Types.ObjectId(cheap.id) }, { $set: { precio: 6 } });
    const old = await pay(h, other.token, paymentFor(body.data));
    expect([old.status, old.body.code, old.body.message]).toEqual([
      409,
      'TOTAL_CAMBIO',
      'El total de la compra cambió. Revisa tu carrito e intenta nuevamente.',
    ]);
    expect(old.body.data.totalUSD).toBe(6);
    expect(await stockOf(h, cheap.id)).toBe(4);
    expect((await pay(h, other.token, paymentFor(old.body.data))).status).toBe(201);
    await h.db.collection('pedidos').deleteMany({});
    await h.db.collection('pagos').deleteMany({});
  });

  it('do not come in through the quote', async () => {
    const [encoded, signature] = valid.cotizacion.split('.') as [string, string];
    const content = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    const forged = (changes: object) =>
      `${Buffer.from(JSON.stringify({ ...content, ...changes })).toString('base64url')}.${signature}`;
    for (const cotizacion of [
      forged({ tasa: { ...content.tasa, valor: 1 } }),
      forged({ envios: {} }),
      'x.y',
      `${valid.cotizacion}.z`,
      encoded,
      ana.token,
    ]) {
      expect((await pay(h, ana.token, { ...valid, cotizacion })).body.code).toBe('COTIZACION_INVALIDA');
    }
    const other = await client(h);
    await put(h, other.token, { productoId: producto.id, cantidad: 3 });
    expect((await pay(h, other.token, valid)).body.code).toBe('COTIZACION_INVALIDA');
    expect((await pay(h, ana.token, { ...valid, bancoReceptor: '0102' })).status).toBe(400);
    expect(
      (
        await pay(h, ana.token, {
          ...valid,
          items: [...valid.items, { productoId: (await shop.sell()).id, cantidad: 1, precioUnitario: 1 }],
        })
      ).body.code,
    ).toBe('TOTAL_CAMBIO');
    await untouched();
  });

  it('expire with the quote after an hour', async () => {
    const now = later(h, 60 * 60_000);
    const { status, body } = await pay(h, ana.token, valid);
    now.mockRestore();
    expect([status, body.code, body.data.total]).toEqual([409, 'COTIZACION_VENCIDA', valid.total]);
    await untouched();
  });

  it('on two lines of one product are added up, and the honest ones buy', async () => {
    const [linea] = valid.items;
    const { status } = await pay(h, ana.token, {
      ...valid,
      items: [
        { ...linea, cantidad: 1 },
        { ...linea, cantidad: 2 },
      ],
    });
    expect([status, await stockOf(h, producto.id)]).toEqual([201, 17]);
    expect((await call(h.base, 'GET', '/api/payments/history', { token: ana.token })).body.data[0].monto).toBe(
      valid.monto,
    );
  });
});
