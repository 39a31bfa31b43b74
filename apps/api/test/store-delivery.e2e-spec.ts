import { arrivalWindow } from '@tuerca/contracts/auth/stores/arrival';
import { StoreDelivery } from '@tuerca/contracts/auth/stores/delivery';
import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { call, type Harness, startApp } from './harness';
import { client, delivery, openShop, pay, paymentFor, put, quote, retiro, type Shop, tasaOf, until } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const MERIDA = { estado: 'Mérida', ciudad: 'Mérida' };
const CARACAS = { estado: 'Distrito Capital', ciudad: 'Caracas' };
const zona = { ...CARACAS, costoUSD: 1.5, dias: { desde: 0, hasta: 1 } };
const mrw = { courier: 'mrw', destino: 'oficina', costoUSD: null, dias: { desde: 2, hasta: 5 } };
const zoom = { courier: 'zoom', destino: 'puerta', costoUSD: 7.25, dias: { desde: 1, hasta: 3 } };
const own = (over: Record<string, unknown> = {}) => ({
  tarifa: 'propia',
  zonas: [zona],
  servicios: [mrw, zoom],
  diasPreparacion: 2,
  horaCorte: '11:30',
  ...over,
});
const set = ({ store }: Shop, entrega: unknown) =>
  call(h.base, 'PUT', '/api/user/profile', { token: store.token, body: { store: { entrega } } });
const to = (shop: Shop, { ciudad, estado }: { ciudad: string; estado: string }, way: Record<string, unknown> = {}) => [
  { ...delivery(shop.store.user._id, ciudad, estado), ...way },
];

/** A store with ways of its own, and a client with one of its products in the cart. */
async function opened(entrega: unknown = own()) {
  const [shop, ana] = [await openShop(h), await client(h)];
  expect((await set(shop, entrega)).status).toBe(200);
  const producto = await shop.sell({ precio: 20, stock: 9, pesoKg: 1 });
  await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
  return { shop, ana, producto };
}
const bs = async (cents: number) => toMonto(toBolivares(cents, await tasaOf(h)));

describe('how a store delivers', () => {
  it('is read where it was set, on its products and at the checkout', async () => {
    const { shop, ana, producto } = await opened();
    const entrega = StoreDelivery.parse(own());
    const read = async (path: string, token?: string) => (await call(h.base, 'GET', path, { token })).body.data;
    expect((await read('/api/stores/profile', shop.store.token)).store.entrega).toEqual(entrega);
    expect((await read(`/api/products/${producto.id}`)).tienda.entrega).toEqual(entrega);
    expect(await read('/api/checkout/entregas', ana.token)).toEqual([expect.objectContaining({ entrega, kilos: 1 })]);
    await set(shop, {});
    expect((await read(`/api/products/${producto.id}`)).tienda.entrega).toEqual(StoreDelivery.parse({}));
  });

  it('leaves a store where everything is picked up out of a list of what is sent', async () => {
    const { shop, producto } = await opened(own({ zonas: [], servicios: [] }));
    const others = [await opened(own({ zonas: [] })), await opened(own({ servicios: [] })), await opened({})];
    const found = async (query = '') =>
      (await call(h.base, 'GET', `/api/products?limit=60${query}`)).body.data.map(({ id }: { id: string }) => id);
    const sent = others.map((one) => one.producto.id);
    expect(await found()).toEqual(expect.arrayContaining([producto.id, ...sent]));
    const withDelivery = await found('&conEnvio=true');
    expect(withDelivery).toEqual(expect.arrayContaining(sent));
    expect(withDelivery).not.toContain(producto.id);
    // What the store changes holds for the next list.
    await set(shop, own());
    expect(await found('&conEnvio=true')).toContain(producto.id);
  });

  it.each([
    [own({ zonas: [], servicios: [], retiro: false }), DELIVERY_MESSAGES.noWay],
    [own({ zonas: [zona, { ...zona, ciudad: 'CARACAS' }] }), DELIVERY_MESSAGES.sameZone],
    [own({ servicios: [{ ...mrw, dias: { desde: 5, hasta: 2 } }] }), DELIVERY_MESSAGES.daysReversed],
  ])('refuses what contradicts itself, and keeps what was', async (entrega, message) => {
    const { shop } = await opened();
    const { status, body } = await set(shop, entrega);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
    const kept = await call(h.base, 'GET', '/api/stores/profile', { token: shop.store.token });
    expect(kept.body.data.store.entrega).toEqual(StoreDelivery.parse(own()));
  });

  it('prices the way that was chosen; what is paid at destination costs nothing now', async () => {
    const { shop, ana } = await opened();
    const quoted = async (entregas: unknown[]) => (await quote(h, ana.token, entregas)).body.data.tiendas[0];
    expect(await quoted(to(shop, CARACAS))).toMatchObject({
      envio: await bs(150),
      formaEnvio: { via: 'propio', destino: 'puerta', pagoEnDestino: false },
    });
    expect(await quoted(to(shop, MERIDA))).toMatchObject({ envio: 0, formaEnvio: { via: 'mrw', pagoEnDestino: true } });
    const llegada = arrivalWindow(zoom.dias, new Date(), { horaCorte: '11:30', diasPreparacion: 2 });
    expect(await quoted(to(shop, MERIDA, { via: 'zoom', destino: 'puerta' }))).toMatchObject({
      envio: await bs(725),
      formaEnvio: { via: 'zoom', destino: 'puerta', pagoEnDestino: false },
      llegada,
    });
    expect(await quoted(retiro(shop.store.user._id))).toMatchObject({ envio: 0, formaEnvio: null, llegada: null });
  });

  it('decides which lists show its products in a place, also after it changed its ways', async () => {
    const marca = 'Llegada';
    const [shop, counter] = [await openShop(h), await openShop(h)];
    await set(shop, own({ servicios: [], retiro: false }));
    await set(counter, own({ zonas: [], servicios: [] }));
    const [sent, kept, cheap] = [
      await shop.sell({ nombre: 'Bomba de agua', marcaRepuesto: marca, precio: 40 }),
      await counter.sell({ nombre: 'Bomba de aceite', marcaRepuesto: marca, precio: 30 }),
      await (await openShop(h)).sell({ nombre: 'Bomba de freno', marcaRepuesto: marca, precio: 20 }),
    ];
    const listed = async (query: string) => {
      const path = `/api/products?marcaRepuesto=${marca}&sort=price-low-high&facetas=true&${query}`;
      const { body } = await call(h.base, 'GET', path);
      const { total, facetas } = body.meta;
      expect(facetas.categorias.reduce((sum: number, one: { total: number }) => sum + one.total, 0)).toBe(total);
      return body.data.map(({ _id }: { _id: string }) => _id);
    };
    const at = ({ estado, ciudad }: typeof MERIDA) => `llega=${encodeURIComponent(`${estado}/${ciudad}`)}`;
    // One sends there, one lets pick up there, one sends everywhere.
    expect(await listed(at(CARACAS))).toEqual([cheap.id, kept.id, sent.id]);
    expect(await listed(at({ estado: 'distrito capital', ciudad: 'CARACAS' }))).toHaveLength(3);
    expect(await listed(at(MERIDA))).toEqual([cheap.id]);
    expect(await listed(`${at(MERIDA)}&minPrice=25`)).toEqual([]);
    await set(shop, own({ zonas: [{ ...zona, ...MERIDA, ciudad: null }], servicios: [], retiro: false }));
    expect(await listed(at(MERIDA))).toEqual([cheap.id, sent.id]);
    expect(await listed(at(CARACAS))).toEqual([cheap.id, kept.id]);
    for (const wrong of ['Merida', '/Mérida', 'a/b/c'])
      expect((await call(h.base, 'GET', `/api/products?llega=${encodeURIComponent(wrong)}`)).status).toBe(400);
  });

  it.each([
    ['no way to a place', own({ servicios: [] }), MERIDA, {}, DELIVERY_MESSAGES.notThere],
    ['a way that is not offered', own(), MERIDA, { via: 'domesa' }, DELIVERY_MESSAGES.wayGone],
    ['another end of it', own(), MERIDA, { via: 'mrw', destino: 'puerta' }, DELIVERY_MESSAGES.wayGone],
  ])('refuses %s, and says what to do', async (_, entrega, place, way, message) => {
    const { shop, ana } = await opened(entrega);
    const { status, body } = await quote(h, ana.token, to(shop, place, way));
    expect([status, body.code]).toEqual([400, 'ENTREGA_INVALIDA']);
    const profile = await call(h.base, 'GET', '/api/stores/profile', { token: shop.store.token });
    expect(body.message).toBe(message(profile.body.data.store.nombreTienda, place.ciudad));
  });

  it('refuses a pick-up where there is none, also without a quote', async () => {
    const { shop, ana } = await opened(own({ retiro: false }));
    const { body } = await quote(h, ana.token, retiro(shop.store.user._id));
    expect([body.code, body.message]).toEqual(['ENTREGA_INVALIDA', expect.stringContaining('no ofrece retiro')]);
    const other = await quote(h, ana.token, to(shop, CARACAS));
    const { cotizacion: _cotizacion, ...bare } = paymentFor(other.body.data);
    const paid = await pay(h, ana.token, { ...bare, entregas: retiro(shop.store.user._id) });
    expect([paid.status, paid.body.code]).toEqual([400, 'ENTREGA_INVALIDA']);
  });

  it('says after the purchase, and on paper, what is still to be paid to the courier', async () => {
    const { shop, ana } = await opened();
    const other = await openShop(h);
    await put(h, ana.token, { productoId: (await other.sell({ precio: 5, stock: 3 })).id, cantidad: 1 });
    const wanted = [...to(shop, MERIDA), ...retiro(other.store.user._id)];
    const { data } = (await pay(h, ana.token, paymentFor((await quote(h, ana.token, wanted)).body.data))).body;
    const parts = (purchase: { pedidos: { pagoEnDestino: boolean }[] }) =>
      purchase.pedidos.map(({ pagoEnDestino }) => pagoEnDestino);
    expect(parts(data)).toEqual([true, false]);
    expect(parts((await call(h.base, 'GET', '/api/orders/last', { token: ana.token })).body.data)).toEqual([
      true,
      false,
    ]);
    // Her next purchase begins with what she chose.
    const usual = (await call(h.base, 'GET', '/api/checkout/habitual', { token: ana.token })).body.data;
    const { direccion } = to(shop, MERIDA)[0]!;
    expect(usual.direccion).toMatchObject({ ...direccion, telefono: '+584141234567' });
    expect(usual.tiendas).toMatchObject([
      { tiendaId: shop.store.user._id, tipoEntrega: 'delivery', forma: { oficina: null } },
      { tiendaId: other.store.user._id, tipoEntrega: 'retiro', forma: null },
    ]);
    expect(usual.pago).toMatchObject({ metodoPago: 'pago_movil', bancoEmisor: expect.stringMatching(/^\d{4}$/) });
    const nobody = await client(h);
    expect((await call(h.base, 'GET', '/api/checkout/habitual', { token: nobody.token })).body.data).toBeNull();
    const headers = { authorization: `Bearer ${ana.token}` };
    const file = await fetch(`${h.base}/api/orders/factura/${data.orderNumber}`, { headers });
    const [sent, kept] = pdfPages(Buffer.from(await file.arrayBuffer()));
    expect(sent).toContain('Pagas al recibir');
    expect(kept).toContain('Gratis');
  });

  it('holds in an order as the quote froze it, whatever the store changes meanwhile', async () => {
    const { shop, ana } = await opened();
    const { body } = await quote(h, ana.token, to(shop, MERIDA, { via: 'zoom' }));
    await set(shop, own({ servicios: [], diasPreparacion: 0 }));
    const placed = await pay(h, ana.token, paymentFor(body.data));
    expect([placed.status, placed.body.data.monto]).toEqual([201, body.data.total]);
    const id = placed.body.data.pedidos[0]._id as string;
    const order = await until(
      async () => (await call(h.base, 'GET', `/api/orders/${id}`, { token: ana.token })).body.data,
      ({ estadoPago }) => estadoPago === 'pagado',
    );
    const llegada = arrivalWindow(zoom.dias, new Date(), { horaCorte: '11:30', diasPreparacion: 2 });
    expect(order).toMatchObject({
      envio: await bs(725),
      formaEnvio: { via: 'zoom', destino: 'puerta', pagoEnDestino: false },
      llegada,
    });
    // The store's day counts its days of preparation, too.
    const day = await call(h.base, 'GET', '/api/stores/hoy', { token: shop.store.token });
    const { vence } = day.body.data.porPreparar.filas[0];
    expect(vence.slice(0, 10)).toBe(
      arrivalWindow({ desde: 0, hasta: 0 }, new Date(), { horaCorte: '11:30', diasPreparacion: 2 }).desde,
    );
  });
});
