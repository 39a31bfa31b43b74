import { HistoricalOrdersService } from '../src/demo/historical-orders.service';
import { PurchaseProof } from '../src/products/comments/purchase-proof.service';
import { type Actor, adminToken, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { seenInBank } from './payment-queue';
import {
  buy,
  client,
  ledgerOf,
  openShop,
  pay,
  paymentFor,
  put,
  quote,
  referencia,
  retiro,
  type Shop,
  stockOf,
  until,
} from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const get = (actor: Actor | string, path: string) =>
  call(h.base, 'GET', path, { token: typeof actor === 'string' ? actor : actor.token });
const move = (actor: Actor, id: string, body: object) =>
  call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: actor.token, body });
const cancel = (actor: Actor, id: string) =>
  call(h.base, 'POST', `/api/pedidos/${id}/cancelar`, { token: actor.token, body: { motivo: 'Sin existencias' } });

async function order(final = '99', ana?: Actor) {
  const [who, producto] = [
    ana ?? (await client(h)),
    await shop.sell({ nombre: 'Amortiguador trasero', precio: 30, stock: 5 }),
  ];
  const { body } = await buy(h, who.token, [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }], {
    referencia: referencia(final),
  });
  const [{ _id: id, numero }] = body.data.pedidos;
  await until(
    async () => (await get(who, `/api/orders/${id}`)).body.data,
    ({ estadoPago }) => final !== '99' || estadoPago === 'pagado',
  );
  return { ana: who, producto, id, numero, orderNumber: body.data.orderNumber, pagoId: body.data.pagoId };
}

describe('an order', () => {
  it('is read by its parties, by id and by number, and does not exist for others', async () => {
    const { ana, id, numero, orderNumber } = await order();
    const others = [await client(h), (await openShop(h)).store];
    for (const path of [`/api/orders/${id}`, `/api/orders/${numero}`, `/api/pedidos/${id}`]) {
      for (const actor of [ana, shop.store])
        expect((await get(actor, path)).body.data).toMatchObject({ numero, estado: 'pendiente', estadoPago: 'pagado' });
      for (const actor of others) expect((await get(actor, path)).status).toBe(404);
    }
    for (const path of [`/api/orders/${id}/invoice`, `/api/orders/factura/${orderNumber}`]) {
      for (const actor of [ana, shop.store, await mintUser(h, 'admin')]) {
        const { status, headers } = await get(actor, path);
        expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
          200,
          'application/pdf',
          `attachment; filename="Factura_${orderNumber}.pdf"`,
        ]);
      }
      for (const actor of others) expect((await get(actor, path)).status).toBe(404);
    }
    // Under the client's own address: nobody but who bought.
    for (const path of [`/api/orders/client/${id}`, `/api/orders/client/${id}/invoice`]) {
      expect((await get(ana, path)).status).toBe(200);
      expect((await get(others[0]!, path)).status).toBe(404);
      for (const actor of [shop.store, await mintUser(h, 'admin'), await mintUser(h, 'workshop')])
        expect((await get(actor, path)).status).toBe(403);
    }
    expect((await get(shop.store, `/api/stores/orders/${id}?format=pdf`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    expect((await get(others[1]!, `/api/stores/orders/${id}`)).status).toBe(404);
    expect((await cancel(others[0]!, id)).status).toBe(404);
    expect((await move(others[1]!, id, { estado: 'procesando' })).status).toBe(404);
    expect((await get('', `/api/orders/${id}`)).status).toBe(401);
  });

  it('is found by number, product and customer, by state with its aliases, by month and by customer id', async () => {
    const { ana, numero, id } = await order();
    await order('00', ana);
    const numeros = async (actor: Actor, query: string) =>
      (await get(actor, `/api/orders?${query}`)).body.data.map((p: { numero: string }) => p.numero);
    expect(await numeros(ana, '')).toHaveLength(2);
    expect((await get(ana, '/api/orders/my-orders?limit=1')).body.meta).toEqual({
      page: 1,
      limit: 1,
      total: 2,
      totalPages: 2,
    });
    for (const query of [
      `search=${numero}`,
      `q=${numero.slice(0, 10).toLowerCase()}&estado=pendiente`,
      `search=amortiguadores%20traseros`,
      `clienteId=${ana.user._id}`,
    ])
      expect(await numeros(shop.store, query)).toContain(numero);
    expect(await numeros(shop.store, `search=${encodeURIComponent(ana.user.nombre)}`)).toEqual(
      expect.arrayContaining([numero]),
    );
    await move(shop.store, id, { estado: 'confirmado' });
    expect(await numeros(ana, 'status=confirmado')).toEqual([numero]);
    expect(await numeros(ana, 'dateFilter=thisMonth')).toHaveLength(2);
    expect(await numeros(ana, 'dateFilter=lastMonth')).toEqual([]);
    expect((await get(ana, '/api/orders?status=volando')).status).toBe(400);
  });

  it('moves along the table of states and no other way', async () => {
    const { ana, id, producto } = await order();
    expect((await move(shop.store, id, { estado: 'enviado' })).body.code).toBe('PASO_NO_PERMITIDO');
    expect((await move(shop.store, id, { estado: 'confirmado' })).body.data).toMatchObject({
      estado: 'procesando',
      subestado: 'confirmado',
    });
    expect((await move(shop.store, id, { estado: 'en_preparacion' })).body.data).toMatchObject({
      estado: 'procesando',
      subestado: 'en_preparacion',
    });
    expect((await move(shop.store, id, { estado: 'en_preparacion' })).body.code).toBe('ESTADO_CAMBIO');
    expect((await move(shop.store, id, { estado: 'en_camino', numeroRastreo: 'MRW1' })).body.data).toMatchObject({
      estado: 'enviado',
      subestado: null,
      numeroRastreo: 'MRW1',
    });
    expect((await cancel(shop.store, id)).body).toMatchObject({
      code: 'PASO_NO_PERMITIDO',
      message:
        'Este pedido está en «Enviado» y no puede pasar a «Cancelado». Desde ahí solo puede pasar a «Entregado».',
    });
    expect((await move(shop.store, id, { estado: 'procesando' })).body.data).toEqual({
      de: 'enviado',
      a: 'procesando',
    });
    const proof = h.app.get(PurchaseProof, { strict: false });
    expect(await proof.hasDelivered(ana.user._id, { productoId: producto.id })).toBe(false);
    expect((await move(shop.store, id, { estado: 'entregado' })).body.data.historialEstados).toHaveLength(6);
    expect([
      await proof.hasDelivered(ana.user._id, { productoId: producto.id }),
      await proof.hasDelivered(ana.user._id, { tiendaId: shop.store.user._id }),
    ]).toEqual([true, true]);
    expect((await move(ana, id, { estado: 'pendiente' })).status).toBe(403);
    const { id: unpaid } = await order('00');
    expect((await move(shop.store, unpaid, { estado: 'procesando' })).body.message).toBe(
      'El pago de este pedido todavía no está confirmado.',
    );
  });

  it('is cancelled by its client until the payment is confirmed, by the store until it leaves; then money goes back too', async () => {
    const open = await order('00');
    expect((await cancel(open.ana, open.id)).body.data).toMatchObject({
      estado: 'cancelado',
      estadoPago: 'rechazado',
      motivoCancelacion: 'Sin existencias',
    });
    expect((await get(open.ana, `/api/payments/${open.pagoId}`)).body.data.estado).toBe('rechazado');
    const paid = await order();
    expect((await cancel(paid.ana, paid.id)).body.code).toBe('ESTADO_CAMBIO');
    expect((await move(shop.store, paid.id, { estado: 'cancelado' })).status).toBe(400);
    expect((await move(shop.store, paid.id, { estado: 'cancelado', nota: 'Se dañó' })).body.data).toMatchObject({
      estado: 'cancelado',
      estadoPago: 'reembolsado',
    });
    expect((await get(paid.ana, `/api/payments/${paid.pagoId}`)).body.data.estado).toBe('reembolsado');
    for (const { producto } of [open, paid])
      expect([await stockOf(h, producto.id), await ledgerOf(h, producto.id)]).toEqual([5, 5]);
  });

  it("cancelled alone leaves the other store's part of the purchase alive", async () => {
    const [ana, other, admin] = [await client(h), await openShop(h), await adminToken(h)];
    const [a, b] = [await shop.sell({ stock: 3 }), await other.sell({ stock: 3 })];
    for (const { id } of [a, b]) await put(h, ana.token, { productoId: id, cantidad: 1 });
    const { body } = await quote(h, ana.token, retiro(shop.store.user._id, other.store.user._id));
    const { pedidos, pagoId, orderNumber } = (
      await pay(h, ana.token, paymentFor(body.data, { referencia: referencia('01') }))
    ).body.data;
    expect((await cancel(ana, pedidos[0]._id)).status).toBe(200);
    await call(h.base, 'POST', `/api/admin/pagos/${pagoId}/aprobar`, {
      token: admin,
      body: seenInBank(referencia('45')),
    });
    const estados = await Promise.all(
      pedidos.map(async ({ _id }: { _id: string }) => (await get(ana, `/api/orders/${_id}`)).body.data.estadoPago),
    );
    expect(estados).toEqual(['reembolsado', 'pagado']);
    expect([await stockOf(h, a.id), await stockOf(h, b.id)]).toEqual([3, 2]);
    expect((await get(other.store, `/api/orders/factura/${orderNumber}`)).status).toBe(200);
  });

  it("is where a notice of a purchase in two stores leads: the purchase's number opens its first live order, for its client to read", async () => {
    const [ana, other] = [await client(h), await openShop(h)];
    for (const store of [shop, other])
      await put(h, ana.token, { productoId: (await store.sell({ stock: 3 })).id, cantidad: 1 });
    const { body } = await quote(h, ana.token, retiro(shop.store.user._id, other.store.user._id));
    const bought = await pay(h, ana.token, paymentFor(body.data, { referencia: referencia('01') }));
    const { pedidos, orderNumber } = bought.body.data;
    const ofPurchase = (await noticesOf(h, ana)).filter(({ mensaje }) => mensaje.includes(orderNumber as string));
    expect(ofPurchase.map(({ titulo }) => titulo)).toContain('Compra registrada');
    const keyIn = (ruta: string | null) => new URL(ruta!, h.base).searchParams.get('pedido');
    const opened = async (actor: Actor) =>
      Promise.all(ofPurchase.map(async ({ ruta }) => (await get(actor, `/api/orders/${keyIn(ruta)}`)).body));
    for (const { data } of await opened(ana)) expect(data.numero).toBe(pedidos[0].numero);
    for (const { code } of await opened(await client(h))) expect(code).toBe('NO_ENCONTRADO');
    // Reading alone: nothing is moved by a number that stands for several orders.
    expect((await cancel(ana, orderNumber as string)).status).toBe(404);
    await cancel(ana, pedidos[0]._id as string);
    for (const { data } of await opened(ana)) expect(data.numero).toBe(pedidos[1].numero);
    await cancel(ana, pedidos[1]._id as string);
    for (const { data } of await opened(ana)) expect(data.numero).toBe(pedidos[0].numero);
  });
});

it('past purchases look like real ones and move no stock', async () => {
  const [ana, producto] = [await client(h), await shop.sell({ precio: 20, stock: 4 })];
  const base = {
    clienteId: ana.user._id,
    items: [{ productoId: producto.id, cantidad: 2 }],
    entrega: { [shop.store.user._id]: 'delivery' as const },
    metodoPago: 'pago_movil' as const,
    bancoEmisor: '0102',
  };
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const done = await h.app.get(HistoricalOrdersService, { strict: false }).insert([
    { ...base, creado: ago(120), target: { estado: 'entregado', estadoPago: 'pagado' } },
    { ...base, creado: ago(2), target: { estado: 'procesando', subestado: 'en_preparacion', estadoPago: 'pagado' } },
    { ...base, creado: ago(1), target: { estado: 'pendiente', estadoPago: 'en_verificacion' } },
  ]);
  const { data } = (await get(ana, '/api/orders')).body;
  expect([done, data.map(({ estado }: { estado: string }) => estado)]).toEqual([
    3,
    ['pendiente', 'procesando', 'entregado'],
  ]);
  expect(data[2].tasa).toBeLessThan(data[1].tasa);
  expect(data[2].historialEstados.map(({ estado }: { estado: string }) => estado)).toEqual([
    'pendiente',
    'pendiente',
    'procesando',
    'enviado',
    'entregado',
  ]);
  expect(await stockOf(h, producto.id)).toBe(4);
  expect((await get(ana, `/api/orders/factura/${data[2].orderNumber}`)).status).toBe(200);
});
