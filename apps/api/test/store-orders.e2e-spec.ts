import { ProductsService } from '../src/products/products/products.service';
import { type Actor, mintUser } from './actors';
import { buildForm } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { buy, cartOf, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
});
afterAll(() => h.close());

const get = (actor: Actor, path: string) => call(h.base, 'GET', path, { token: actor.token });
const move = (actor: Actor, id: string, body: object) =>
  call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: actor.token, body });
const track = (actor: Actor, id: string, body: object) =>
  call(h.base, 'PUT', `/api/orders/${id}/rastreo`, { token: actor.token, body });
const repeat = (actor: Actor, id: string, key?: string) =>
  call(h.base, 'POST', `/api/orders/${id}/repetir`, {
    token: actor.token,
    body: {},
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const summaryOf = async (actor: Actor) => (await get(actor, '/api/stores/orders/resumen')).body.data;
const numbers = async (actor: Actor, query: string): Promise<string[]> =>
  (await get(actor, `/api/orders?${query}`)).body.data.map(({ numero }: { numero: string }) => numero);

/** One purchase at a shop; `paid`: as soon as the bank has confirmed. */
async function order({ at = shop, paid = true, precio = 30, cantidad = 1 } = {}) {
  const ana = await client(h);
  const producto = await at.sell({ nombre: 'Amortiguador trasero', precio, stock: 5 });
  const { body } = await buy(h, ana.token, [{ productoId: producto.id, cantidad, tiendaId: at.store.user._id }], {
    referencia: referencia(paid ? '99' : '00'),
  });
  const [{ _id: id, numero }] = body.data.pedidos;
  if (paid)
    await until(
      async () => (await get(ana, `/api/orders/${id}`)).body.data.estadoPago as string,
      (estado) => estado === 'pagado',
    );
  return { ana, producto, id: id as string, numero: numero as string };
}
const prepared = async (at = shop) => {
  const made = await order({ at });
  await move(at.store, made.id, { estado: 'en_preparacion' });
  return made;
};

describe('what waits at each step', () => {
  it('is counted for the store alone, and each number has its list', async () => {
    const other = await openShop(h);
    const [unpaid, paid, confirmed, ready, sent] = [
      await order({ at: other, paid: false }),
      await order({ at: other }),
      await order({ at: other }),
      await prepared(other),
      await prepared(other),
    ];
    await move(other.store, confirmed.id, { estado: 'confirmado' });
    await move(other.store, sent.id, { estado: 'en_camino' });
    expect(await summaryOf(other.store)).toEqual({ pendientes: 1, porPreparar: 2, porEnviar: 1, enviados: 1 });
    expect((await numbers(other.store, 'status=por_preparar')).sort()).toEqual([paid.numero, confirmed.numero].sort());
    expect(await numbers(other.store, 'status=por_enviar')).toEqual([ready.numero]);
    expect(await numbers(other.store, 'estado=en_preparacion')).toEqual([ready.numero]);
    expect(await numbers(other.store, 'status=confirmado')).toEqual([confirmed.numero]);
    expect(await numbers(other.store, 'status=en_camino')).toEqual([sent.numero]);
    expect((await numbers(other.store, 'status=pendiente')).sort()).toEqual([unpaid.numero, paid.numero].sort());
    expect(await numbers(shop.store, 'status=por_enviar')).not.toContain(ready.numero);
    for (const [actor, status] of [
      [await client(h), 403],
      [await mintUser(h, 'workshop'), 403],
    ] as const)
      expect((await get(actor, '/api/stores/orders/resumen')).status).toBe(status);
    expect((await call(h.base, 'GET', '/api/stores/orders/resumen')).status).toBe(401);
  });

  it('is listed by date and by amount, in both directions', async () => {
    const other = await openShop(h);
    const [cheap, dear] = [await order({ at: other, precio: 5 }), await order({ at: other, precio: 90 })];
    expect(await numbers(other.store, 'sort=total')).toEqual([cheap.numero, dear.numero]);
    expect(await numbers(other.store, 'sort=-total')).toEqual([dear.numero, cheap.numero]);
    expect(await numbers(other.store, 'sort=fecha')).toEqual([cheap.numero, dear.numero]);
    expect(await numbers(other.store, '')).toEqual([dear.numero, cheap.numero]);
    expect(await numbers(other.store, `search=${encodeURIComponent(dear.ana.email)}`)).toEqual([dear.numero]);
    expect((await get(other.store, '/api/orders?sort=nombre')).status).toBe(400);
  });
});

describe('a parcel', () => {
  it('has a courier and a number with which the client follows it, and the history keeps what was corrected', async () => {
    const { ana, id, numero } = await prepared();
    expect((await track(shop.store, id, { courier: 'zoom', numeroRastreo: '1' })).body.code).toBe('ESTADO_CAMBIO');
    const sent = await move(shop.store, id, {
      estado: 'enviado',
      courier: 'zoom',
      numeroRastreo: ' 1219240336 ',
      nota: 'Sale hoy',
    });
    expect(sent.body.data).toMatchObject({
      courier: 'zoom',
      numeroRastreo: '1219240336',
      enlaceRastreo: 'https://zoom.red/tracking-de-envios-personas/?nro-guia=1219240336&tipo-consulta=1',
    });
    expect(sent.body.data.historialEstados.at(-1).nota).toBe('Sale hoy. Zoom, guía 1219240336');
    const corrected = await track(shop.store, numero, { courier: 'mrw', numeroRastreo: '778899' });
    expect(corrected.body.data).toMatchObject({ courier: 'mrw', numeroRastreo: '778899', estado: 'enviado' });
    // Sent again after a lost answer, it says the same and writes nothing.
    const again = await track(shop.store, id, { courier: 'mrw', numeroRastreo: '778899' });
    expect(again.body.data.historialEstados).toHaveLength(corrected.body.data.historialEstados.length);
    const seen = (await get(ana, `/api/orders/${id}`)).body.data;
    expect(seen.enlaceRastreo).toBe('https://mrwve.com/mi-envio');
    expect(seen.historialEstados.slice(-2).map(({ nota }: { nota: string }) => nota)).toEqual([
      'Sale hoy. Zoom, guía 1219240336',
      'Rastreo corregido: MRW, guía 778899',
    ]);
    const notices = await until(
      async () => (await get(ana, '/api/notifications')).body.data as { mensaje: string }[],
      (list) => list.some(({ mensaje }) => mensaje.includes('778899')),
    );
    expect(notices.some(({ mensaje }) => mensaje.includes('Zoom, guía 1219240336'))).toBe(true);
    await move(shop.store, id, { estado: 'entregado' });
    expect((await track(shop.store, id, { courier: 'mrw', numeroRastreo: '1' })).status).toBe(409);
  });

  it('is tracked by its own store alone, with a courier that exists', async () => {
    const { ana, id } = await prepared();
    await move(shop.store, id, { estado: 'enviado' });
    const right = { courier: 'tealca', numeroRastreo: '55' };
    expect((await track(ana, id, right)).status).toBe(403);
    expect((await track((await openShop(h)).store, id, right)).status).toBe(404);
    expect((await call(h.base, 'PUT', `/api/orders/${id}/rastreo`, { body: right })).status).toBe(401);
    for (const wrong of [{ ...right, courier: 'paloma' }, { ...right, numeroRastreo: '  ' }, { numeroRastreo: '55' }])
      expect((await track(shop.store, id, wrong)).status).toBe(400);
    expect((await move(shop.store, id, { estado: 'enviado', courier: 'paloma' })).status).toBe(400);
    expect((await track(shop.store, id, right)).status).toBe(200);
  });
});

describe('two of the staff at once', () => {
  it('move an order to the same place: one does, the other reads that it has moved', async () => {
    const { id } = await order();
    const answers = await Promise.all([1, 2, 3].map(() => move(shop.store, id, { estado: 'procesando' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get(shop.store, `/api/orders/${id}`)).body.data.historialEstados).toHaveLength(3);
  });

  it('send and cancel: only one of the two happens, and stock and money follow it', async () => {
    const { id, producto, ana } = await prepared();
    const [sent, cancelled] = await Promise.all([
      move(shop.store, id, { estado: 'enviado', courier: 'propio' }),
      move(shop.store, id, { estado: 'cancelado', nota: 'Sin existencias' }),
    ]);
    expect([sent.status, cancelled.status].sort()).toEqual([200, 409]);
    const { data } = (await get(ana, `/api/orders/${id}`)).body;
    expect(data).toMatchObject(
      sent.status === 200
        ? { estado: 'enviado', estadoPago: 'pagado' }
        : { estado: 'cancelado', estadoPago: 'reembolsado' },
    );
    const { stock } = (await get(ana, `/api/products/${producto.id}`)).body.data;
    expect(stock).toBe(sent.status === 200 ? 4 : 5);
  });
});

describe('buying again', () => {
  it('puts what there is into the cart and tells what is missing and what costs otherwise', async () => {
    const ana = await client(h);
    const tiendaId = shop.store.user._id;
    const [same, dearer, gone, few] = [
      await shop.sell({ nombre: 'Filtro de aceite', precio: 8, stock: 20 }),
      await shop.sell({ nombre: 'Bujía de iridio', precio: 12, stock: 20 }),
      await shop.sell({ nombre: 'Correa dentada', precio: 25, stock: 20 }),
      await shop.sell({ nombre: 'Pastillas de freno', precio: 30, stock: 4 }),
    ];
    const lines = [same, dearer, gone, few].map(({ id }, i) => ({
      productoId: id,
      cantidad: i === 3 ? 3 : 2,
      tiendaId,
    }));
    const { body } = await buy(h, ana.token, lines);
    const [{ _id: id }] = body.data.pedidos;
    const products = h.app.get(ProductsService, { strict: false });
    await products.update(tiendaId, dearer.id, buildForm({ ...dearer.form, precio: 15 }));
    await products.update(tiendaId, gone.id, buildForm({ ...gone.form, activo: false }));
    const again = await repeat(ana, id);
    const { data, message } = again.body;
    expect(message).toBe('Agregamos 3 al carrito; 1 no se puede comprar ahora');
    expect(data.cambios).toEqual([{ productoId: dearer.id, nombre: 'Bujía de iridio', antes: 12, ahora: 15 }]);
    expect(data.faltantes.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
      'Correa dentada',
      'Pastillas de freno',
    ]);
    const cart = await cartOf(h, ana.token);
    expect(Object.fromEntries(cart.items.map(({ productoId, cantidad }) => [productoId, cantidad]))).toEqual({
      [same.id]: 2,
      [dearer.id]: 2,
      [few.id]: 1,
    });
  });

  it('adds once for a key, and only to the cart of who bought', async () => {
    const { ana, id, producto } = await order({ cantidad: 2 });
    for (let i = 0; i < 2; i++) expect((await repeat(ana, id, 'same-key')).body.data.agregados).toBe(1);
    expect((await cartOf(h, ana.token)).items).toMatchObject([{ productoId: producto.id, cantidad: 2 }]);
    expect((await repeat(await client(h), id)).status).toBe(404);
    expect((await repeat(shop.store, id)).status).toBe(403);
    expect((await call(h.base, 'POST', `/api/orders/${id}/repetir`, { body: {} })).status).toBe(401);
    expect((await repeat(ana, 'T000000-NADA')).status).toBe(404);
  });
});

it('a long list has every order once, page after page, however far back they lie', async () => {
  const other = await openShop(h);
  const { id } = await order({ at: other });
  const { ObjectId } = h.db.base.Types;
  const { _id: _own, ...model } = (await h.db.collection('pedidos').findOne({ _id: new ObjectId(id) }))!;
  const now = Date.now();
  // Ever thinner towards the past: pages end inside, between and beyond the stretches that are looked at first.
  const past = Array.from({ length: 2100 }, (_, i) => ({
    ...model,
    numero: `LARGA-${i}`,
    estado: 'entregado',
    terminos: [],
    fecha: new Date(now - i * i * 9000),
  }));
  await h.db.collection('pedidos').insertMany(past);
  for (const page of [1, 5, 12, 36]) {
    const { body } = await get(other.store, `/api/orders?status=entregado&limit=60&page=${page}`);
    expect(body.meta).toMatchObject({ total: 2100, totalPages: 35 });
    expect(body.data.map(({ numero }: { numero: string }) => numero)).toEqual(
      past.slice((page - 1) * 60, page * 60).map(({ numero }) => numero),
    );
  }
});
