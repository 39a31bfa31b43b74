import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { call, type Harness, startApp } from './harness';
import {
  cartOf,
  client,
  delivery,
  ledgerOf,
  openShop,
  pay,
  paymentFor,
  put,
  quote,
  retiro,
  stockOf,
  tasaOf,
} from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

describe('buying', () => {
  it('two stores in one payment: an order each, stock taken, cart empty', async () => {
    const [a, b, ana] = [await openShop(h), await openShop(h), await client(h)];
    const [filter, plug] = [
      await a.sell({ precio: 10.55, stock: 5, pesoKg: 2.2 }),
      await b.sell({ precio: 3.33, stock: 9 }),
    ];
    await put(h, ana.token, { productoId: filter.id, cantidad: 2 });
    await put(h, ana.token, { productoId: plug.id, cantidad: 3 });
    const { status, body } = await quote(h, ana.token, [
      delivery(a.store.user._id, 'Mérida', 'Mérida'),
      ...retiro(b.store.user._id),
    ]);
    expect([status, body.code]).toEqual([201, undefined]);
    const tasa = await tasaOf(h);
    const unitPrices = [toBolivares(1055, tasa), toBolivares(333, tasa)];
    const envio = toBolivares(500 + 400, tasa);
    expect(body.data).toMatchObject({
      subtotal: toMonto(unitPrices[0]! * 2 + unitPrices[1]! * 3),
      envio: toMonto(envio),
      total: toMonto(unitPrices[0]! * 2 + unitPrices[1]! * 3 + envio),
      totalUSD: 21.1 + 9.99 + 9,
    });
    const compra = await pay(h, ana.token, paymentFor(body.data));
    expect([compra.status, compra.body.message]).toEqual([201, 'Pago registrado con éxito']);
    const { data } = compra.body;
    expect(data.orderNumber).toMatch(/^T\d{6}-[A-Z2-9]{6}$/);
    expect(data.pedidos.map((p: { numero: string }) => p.numero)).toEqual([
      `${data.orderNumber}-A`,
      `${data.orderNumber}-B`,
    ]);
    expect(data).toMatchObject({
      estadoPago: 'en_verificacion',
      monto: body.data.total,
      bancoEmisorNombre: expect.any(String),
    });
    expect([await stockOf(h, filter.id), await ledgerOf(h, filter.id)]).toEqual([3, 3]);
    expect([await stockOf(h, plug.id), await ledgerOf(h, plug.id)]).toEqual([6, 6]);
    expect((await cartOf(h, ana.token)).items).toEqual([]);
    expect((await call(h.base, 'GET', '/api/orders/last', { token: ana.token })).body.data.orderNumber).toBe(
      data.orderNumber,
    );
  });

  it('tells what offers save from the cart to the order, and counts it in no sum', async () => {
    const [a, b, ana] = [await openShop(h), await openShop(h), await client(h)];
    const [filter, plug] = [
      await a.sell({ precio: 40.1, precioOferta: 30, stock: 5 }),
      await b.sell({ precio: 3.33, stock: 9 }),
    ];
    await put(h, ana.token, { productoId: filter.id, cantidad: 2 });
    await put(h, ana.token, { productoId: plug.id, cantidad: 1 });
    const tasa = await tasaOf(h);
    const saved = toMonto((toBolivares(4010, tasa) - toBolivares(3000, tasa)) * 2);
    expect((await cartOf(h, ana.token)).descuento).toBe(saved);
    const { data } = (await quote(h, ana.token, retiro(a.store.user._id, b.store.user._id))).body;
    const paid = toMonto(toBolivares(3000, tasa) * 2 + toBolivares(333, tasa));
    expect(data).toMatchObject({ descuento: saved, subtotal: paid, total: paid });
    const compra = await pay(h, ana.token, paymentFor(data));
    const orders = await Promise.all(
      compra.body.data.pedidos.map(
        async ({ _id }: { _id: string }) =>
          (await call(h.base, 'GET', `/api/orders/${_id}`, { token: ana.token })).body.data,
      ),
    );
    expect(orders.map(({ descuento }) => descuento)).toEqual([saved, 0]);
    for (const { subtotal, costoEnvio, total } of orders) expect(total).toBe(subtotal + costoEnvio);
  });

  it("costs the local tariff in the store's own city, the national one by kilo elsewhere, nothing at the counter", async () => {
    const [shop, ana] = [await openShop(h), await client(h)];
    const tiendaId = shop.store.user._id;
    await put(h, ana.token, { productoId: (await shop.sell({ pesoKg: 1.4, stock: 9 })).id, cantidad: 3 });
    const tasa = await tasaOf(h);
    const bs = (centavos: number) => toMonto(toBolivares(centavos, tasa));
    const envio = async (entrega: unknown) => (await quote(h, ana.token, [entrega])).body.data.envio;
    expect([
      await envio(delivery(tiendaId, 'CARACAS', 'Distrito Capital')),
      await envio(delivery(tiendaId, 'Caracas', 'Miranda')),
      await envio(retiro(tiendaId)[0]),
    ]).toEqual([bs(300), bs(500 + 4 * 100), 0]);
    const options = await call(h.base, 'GET', '/api/checkout/entregas', { token: ana.token });
    expect(options.body.data).toEqual([
      expect.objectContaining({
        tiendaId,
        ciudad: 'Caracas',
        // Three of 1.4 kg; what it costs follows from the tariffs.
        kilos: 5,
        entrega: expect.objectContaining({ tarifa: 'general', retiro: true, zonas: [] }),
        horario: expect.stringMatching(/^(Hoy|Mañana|El) /),
      }),
    ]);
  });

  it('asks for a choice for every store, and names what ran out', async () => {
    const [shop, ana] = [await openShop(h), await client(h)];
    const tiendaId = shop.store.user._id;
    expect((await quote(h, ana.token, retiro(tiendaId))).body.code).toBe('CARRITO_VACIO');
    expect((await call(h.base, 'GET', '/api/checkout/entregas', { token: ana.token })).body.code).toBe('CARRITO_VACIO');
    const [one, other] = [
      await shop.sell({ nombre: 'Bujía', stock: 5 }),
      await shop.sell({ nombre: 'Correa', stock: 5 }),
    ];
    for (const { id } of [one, other]) await put(h, ana.token, { productoId: id, cantidad: 4 });
    expect((await quote(h, ana.token, retiro(ana.user._id))).body.code).toBe('ENTREGA_INVALIDA');
    expect((await quote(h, ana.token, [{ tiendaId, tipo: 'delivery' }])).status).toBe(400);
    const good = await quote(h, ana.token, retiro(tiendaId));
    const stock = (id: string, n: number) =>
      h.db.collection('productos').updateOne({ _id: new h.db.base.Types.ObjectId(id) }, { $set: { stock: n } });
    await stock(one.id, 3);
    expect((await quote(h, ana.token, retiro(tiendaId))).body).toMatchObject({
      code: 'STOCK_INSUFICIENTE',
      message: 'De «Bujía» solo quedan 3 unidades.',
    });
    const short = await pay(h, ana.token, paymentFor(good.body.data));
    expect([short.status, short.body.code]).toEqual([409, 'STOCK_INSUFICIENTE']);
    expect(short.body.data.tiendas[0].items.map(({ cantidad }: { cantidad: number }) => cantidad)).toEqual([3, 4]);
    await stock(one.id, 0);
    expect((await pay(h, ana.token, paymentFor(good.body.data))).body.message).toBe(
      '«Bujía» se agotó. Quítalo del carrito o busca uno similar.',
    );
    // What sold out counts in no total, so the rest can be bought.
    const rest = await quote(h, ana.token, retiro(tiendaId));
    expect(rest.body.data.tiendas[0]!.items.map(({ nombre }) => nombre)).toEqual(['Correa']);
    await stock(other.id, 0);
    for (const answer of [
      await call(h.base, 'GET', '/api/checkout/entregas', { token: ana.token }),
      await quote(h, ana.token, retiro(tiendaId)),
    ])
      expect([answer.body.code, answer.body.message]).toEqual([
        'PRODUCTO_AGOTADO',
        '«Bujía» se agotó. Quítalo del carrito o busca uno similar.',
      ]);
    await stock(other.id, 5);
    expect((await pay(h, ana.token, paymentFor(rest.body.data))).status).toBe(201);
  });

  it('asks for the choice of a store that came into the cart after the quote, and does not choose the pick-up itself', async () => {
    const [a, b, ana] = [await openShop(h), await openShop(h), await client(h)];
    const [one, later] = [await a.sell({ stock: 5 }), await b.sell({ stock: 5 })];
    const chosen = [delivery(a.store.user._id)];
    await put(h, ana.token, { productoId: one.id, cantidad: 1 });
    const { body } = await quote(h, ana.token, chosen);
    await put(h, ana.token, { productoId: later.id, cantidad: 1 });
    const refused = await pay(h, ana.token, paymentFor(body.data));
    expect([refused.status, refused.body.code, refused.body.message, refused.body.data]).toEqual([
      400,
      'ENTREGA_INVALIDA',
      'Elige cómo recibes los productos de cada tienda.',
      undefined,
    ]);
    expect([await stockOf(h, one.id), await stockOf(h, later.id)]).toEqual([5, 5]);
    const both = await quote(h, ana.token, [...chosen, delivery(b.store.user._id)]);
    const bought = await pay(h, ana.token, paymentFor(both.body.data));
    expect(bought.body.data.pedidos.map(({ tipoEntrega }: { tipoEntrega: string }) => tipoEntrega)).toEqual([
      'delivery',
      'delivery',
    ]);
  });
});
