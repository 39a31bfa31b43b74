import { MAX_LINES } from '@tuerca/contracts/cart/cart/schemas';
import { MAX_CANTIDAD } from '@tuerca/contracts/products/products/schemas';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { ProductsService } from '../src/products/products/products.service';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { cartOf, client, openShop, put, type Shop, tasaOf } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());
const update = (token: string, productoId: string, cantidad: number) =>
  call(h.base, 'PUT', '/api/cart/update', { token, body: { productoId, cantidad } });
const change = (id: string, overrides: Parameters<typeof buildForm>[0]) =>
  h.app.get(ProductsService, { strict: false }).update(shop.store.user._id, id, buildForm(overrides));
const restock = (id: string, stock: number) =>
  h.app.get(ProductsService, { strict: false }).setStock(shop.store.user._id, id, stock);

describe('the cart', () => {
  it('adds, sets, removes and empties, with figures to the céntimo', async () => {
    const [ana, a, b] = [
      await client(h),
      await shop.sell({ precio: 10.55, stock: 9 }),
      await shop.sell({ precio: 40, precioOferta: 30, stock: 3 }),
    ];
    const tasa = await tasaOf(h);
    expect(await cartOf(h, ana.token)).toMatchObject({ _id: null, version: 0, items: [], total: 0 });
    expect((await put(h, ana.token, { productoId: a.id, cantidad: 2 })).body.message).toBe(
      '2 unidades agregadas al carrito',
    );
    const { body } = await put(h, ana.token, { productoId: b.id, cantidad: 1 });
    const total = toBolivares(1055, tasa) * 2 + toBolivares(3000, tasa);
    expect(body.data).toMatchObject({
      cantidadTotal: 3,
      subtotal: toMonto(total),
      total: toMonto(total),
      totalUSD: 51.1,
      descuento: toMonto(toBolivares(4000, tasa) - toBolivares(3000, tasa)),
      version: 2,
      cambios: [],
    });
    expect((await update(ana.token, a.id, 5)).body.data.items[0]).toMatchObject({ cantidad: 5, maximo: 9 });
    expect(
      (await call(h.base, 'DELETE', `/api/cart/remove/${b.id}`, { token: ana.token })).body.data.items,
    ).toHaveLength(1);
    expect((await call(h.base, 'DELETE', '/api/cart/clear', { token: ana.token })).body.data).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it('loses no unit when two devices add at once, from the first line on', async () => {
    const [ana, a, b] = [await client(h), await shop.sell({ stock: 50 }), await shop.sell({ stock: 50 })];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => put(h, ana.token, { productoId: (i % 2 ? a : b).id, cantidad: 1 })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const carrito = await cartOf(h, ana.token);
    expect(carrito.items.map(({ cantidad }) => cantidad)).toEqual([10, 10]);
    expect(carrito.version).toBe(20);
  });

  it('never takes more than can be bought, however many ask at once', async () => {
    const [ana, a] = [await client(h), await shop.sell({ stock: 7 })];
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => put(h, ana.token, { productoId: a.id, cantidad: 1 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(responses.filter(({ body }) => body.code === 'STOCK_INSUFICIENTE')).toHaveLength(5);
    expect((await update(ana.token, a.id, 8)).body).toMatchObject({
      code: 'STOCK_INSUFICIENTE',
      message: `Solo puedes llevar 7 unidades de «${a.form.nombre}».`,
    });
    const b = await shop.sell({ stock: MAX_CANTIDAD + 1 });
    expect((await put(h, ana.token, { productoId: b.id, cantidad: MAX_CANTIDAD + 1 })).status).toBe(400);
    const { data } = (await put(h, ana.token, { productoId: b.id, cantidad: MAX_CANTIDAD })).body;
    expect(data.items[1]).toMatchObject({ cantidad: MAX_CANTIDAD, maximo: MAX_CANTIDAD });
    expect((await put(h, ana.token, { productoId: b.id, cantidad: 1 })).body.code).toBe('STOCK_INSUFICIENTE');
  });

  it('refuses what is not for sale, and one product more than a cart has lines', async () => {
    const [ana, soldOut, withdrawn] = [
      await client(h),
      await shop.sell({ stock: 0 }),
      await shop.sell({ activo: false }),
    ];
    expect((await put(h, ana.token, { productoId: soldOut.id, cantidad: 1 })).body.code).toBe('PRODUCTO_AGOTADO');
    expect((await put(h, ana.token, { productoId: withdrawn.id, cantidad: 1 })).body.code).toBe(
      'PRODUCTO_NO_ENCONTRADO',
    );
    expect((await update(ana.token, (await shop.sell()).id, 1)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    const add = async (productoId: string) => put(h, ana.token, { productoId, cantidad: 1 });
    const there = async () => (await cartOf(h, ana.token)).items[0]!.productoId;
    await provesLimit({
      limit: MAX_LINES,
      add: async () => add((await seed(h, shop.store.user._id)).id),
      code: 'CARRITO_LLENO',
      remove: async () => call(h.base, 'DELETE', `/api/cart/remove/${await there()}`, { token: ana.token }),
    });
    expect((await add(await there())).status).toBe(200);
  });

  it('tells once what changed by itself, and keeps what sold out in sight but out of the total', async () => {
    const [ana, dearer, scarce, none] = [
      await client(h),
      await shop.sell({ nombre: 'Filtro', precio: 10 }),
      await shop.sell({ nombre: 'Bujía', stock: 8 }),
      await shop.sell({ nombre: 'Correa', stock: 4 }),
    ];
    for (const { id } of [dearer, scarce, none]) await put(h, ana.token, { productoId: id, cantidad: 3 });
    await Promise.all([
      change(dearer.id, { nombre: 'Filtro', precio: 12.5 }),
      restock(scarce.id, 2),
      restock(none.id, 0),
    ]);
    const cart = await cartOf(h, ana.token);
    expect(cart.cambios.map(({ tipo, mensaje }) => `${tipo}: ${mensaje}`).sort()).toEqual([
      'agotado: «Correa» se agotó.',
      'cantidad: De «Bujía» solo quedan 2 unidades: ajustamos tu carrito.',
      'precio: «Filtro» subió de Ref.\u00A0$\u00A010,00 a Ref.\u00A0$\u00A012,50.',
    ]);
    expect(cart.items.map(({ cantidad, disponible }) => [cantidad, disponible])).toEqual([
      [3, true],
      [2, true],
      [3, false],
    ]);
    expect(cart.totalUSD).toBe(57.5);
    expect((await cartOf(h, ana.token)).cambios).toEqual([]);
    await restock(none.id, 9);
    expect((await cartOf(h, ana.token)).items[2]).toMatchObject({ disponible: true, cantidad: 3 });
  });

  it("is a client's alone", async () => {
    expect((await call(h.base, 'GET', '/api/cart', { token: shop.store.token })).status).toBe(403);
    expect((await call(h.base, 'GET', '/api/cart')).status).toBe(401);
  });
});

describe('an addition that is sent again', () => {
  it('adds once, however often it is sent, and is refused with other data', async () => {
    const [ana, a, b] = [
      await client(h),
      await shop.sell({ precio: 10, stock: 9 }),
      await shop.sell({ precio: 20, stock: 1 }),
    ];
    const line = { productoId: a.id, cantidad: 2 };
    const together = await Promise.all(Array.from({ length: 30 }, () => put(h, ana.token, line, 'tap-1')));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
    expect(together.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true')).toHaveLength(1);
    expect(new Set(together.map(({ body }) => body.message))).toEqual(new Set(['2 unidades agregadas al carrito']));
    expect((await cartOf(h, ana.token)).cantidadTotal).toBe(2);
    expect((await put(h, ana.token, { ...line, cantidad: 3 }, 'tap-1')).body.code).toBe('CLAVE_REUTILIZADA');
    // A new key adds to the line that is there, once.
    await Promise.all(Array.from({ length: 10 }, () => put(h, ana.token, line, 'tap-2')));
    expect((await cartOf(h, ana.token)).cantidadTotal).toBe(4);
    // The last unit was sold meanwhile: the repeat still hears that its line is there.
    expect((await put(h, ana.token, { productoId: b.id, cantidad: 1 }, 'tap-3')).status).toBe(200);
    await restock(b.id, 0);
    const repeat = await put(h, ana.token, { productoId: b.id, cantidad: 1 }, 'tap-3');
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect((await put(h, ana.token, { productoId: b.id, cantidad: 1 }, 'tap-4')).status).toBe(409);
  });
});
