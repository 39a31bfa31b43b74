import { HOUR } from '@tuerca/contracts/kernel/time';
import { DELIVERY_CODE_ATTEMPTS, DELIVERY_CODE_DAYS } from '@tuerca/contracts/orders/orders/delivery-code';
import { ORDER_MESSAGES, ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { dayInWords } from '@tuerca/contracts/venezuela/day-format';
import { LateOrdersService } from '../src/orders/orders/late-orders.service';
import { Clock } from '../src/platform/common/clock';
import type { Actor } from './actors';
import { call, type Harness, startApp } from './harness';
import { client, delivery, openShop, pay, paymentFor, put, quote, retiro, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
  const zona = { estado: 'Distrito Capital', ciudad: 'Caracas', costoUSD: 2, dias: { desde: 0, hasta: 1 } };
  const body = { store: { entrega: { tarifa: 'propia', zonas: [zona] } } };
  await call(h.base, 'PUT', '/api/user/profile', { token: shop.store.token, body });
});
afterAll(() => h.close());

const get = (actor: Actor, path: string) => call(h.base, 'GET', path, { token: actor.token });
const move = (id: string, body: object) =>
  call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: shop.store.token, body });
const type = (id: string, codigo: string, by: Actor = shop.store) =>
  call(h.base, 'POST', `/api/orders/${id}/entrega`, { token: by.token, body: { codigo } });
const confirm = (actor: Actor, id: string) =>
  call(h.base, 'POST', `/api/orders/client/${id}/recibido`, { token: actor.token, body: {} });
const codeOf = async (actor: Actor, id: string): Promise<string> =>
  (await get(actor, `/api/orders/client/${id}/codigo`)).body.data.codigo;
const other = (codigo: string, by = 1) => String((Number(codigo) + by) % 1_000_000).padStart(6, '0');

/** A paid order that the store is about to bring, or to hand over at its counter. */
async function ready(how: 'delivery' | 'retiro' = 'delivery') {
  const ana = await client(h);
  const tiendaId = shop.store.user._id;
  await put(h, ana.token, { productoId: (await shop.sell({ precio: 20, stock: 5 })).id, cantidad: 1 });
  const { body } = await quote(h, ana.token, how === 'delivery' ? [delivery(tiendaId)] : retiro(tiendaId));
  const placed = await pay(h, ana.token, paymentFor(body.data));
  const id = placed.body.data.pedidos[0]._id as string;
  await until(
    async () => (await get(ana, `/api/orders/${id}`)).body.data.estadoPago as string,
    (estado) => estado === 'pagado',
  );
  await move(id, { estado: 'en_preparacion' });
  return { ana, id };
}
async function sent(courier?: string) {
  const made = await ready();
  const { body } = await move(made.id, { estado: 'enviado', courier });
  return { ...made, answer: body.data };
}
const deliveries = async (id: string): Promise<string[]> =>
  (await get(shop.store, `/api/orders/${id}`)).body.data.historialEstados
    .filter(({ estado }: { estado: string }) => estado === 'entregado')
    .map(({ nota }: { nota: string }) => nota);

describe('the code of a delivery', () => {
  it('is its client’s alone, and what the client tells at the door delivers the order', async () => {
    const { ana, id, answer } = await sent();
    const codigo = await codeOf(ana, id);
    expect(codigo).toMatch(/^\d{6}$/);
    expect(Date.parse(answer.codigoHasta)).toBeGreaterThan(Date.now() + (DELIVERY_CODE_DAYS - 1) * 86_400_000);
    const seenByStore = await Promise.all(
      [
        `/api/orders/${id}`,
        `/api/stores/orders/${id}`,
        '/api/orders?limit=60',
        '/api/notifications',
        '/api/stores/hoy',
      ].map(async (path) => JSON.stringify((await get(shop.store, path)).body)),
    );
    for (const text of [JSON.stringify(answer), ...seenByStore]) expect(text).not.toContain(codigo);
    expect((await get(shop.store, `/api/orders/client/${id}/codigo`)).status).toBe(403);
    expect((await get(await client(h), `/api/orders/client/${id}/codigo`)).status).toBe(404);
    const told = (await get(ana, '/api/notifications')).body.data as { mensaje: string }[];
    expect(told.some(({ mensaje }) => mensaje.includes(ORDER_MESSAGES.codeToTell))).toBe(true);

    expect((await type(id, codigo, (await openShop(h)).store)).status).toBe(404);
    expect((await type(id, '12ab')).status).toBe(400);
    expect((await move(id, { estado: 'entregado' })).body.message).toBe(ORDER_MESSAGES.codeNeeded);
    const done = await type(id, `${codigo.slice(0, 3)} ${codigo.slice(3)}`);
    expect([done.status, done.body.data.estado]).toEqual([200, 'entregado']);
    expect(await deliveries(id)).toEqual([ORDER_NOTES.withCode]);
    expect(await codeOf(ana, id)).toBeNull();
    // Sent again after a lost answer, it says the same.
    expect((await type(id, codigo)).body.data.estado).toBe('entregado');
    expect(await deliveries(id)).toHaveLength(1);
  });

  it('is guessed a few times only, however many guesses come at once, and the answer does not tell when they are used up', async () => {
    const { ana, id } = await sent('propio');
    const codigo = await codeOf(ana, id);
    const guesses = Array.from({ length: DELIVERY_CODE_ATTEMPTS + 7 }, (_, i) => type(id, other(codigo, i + 1)));
    const answers = await Promise.all(guesses);
    expect([...new Set(answers.map(({ status, body }) => `${status} ${body.message}`))]).toEqual([
      `409 ${ORDER_MESSAGES.wrongCode}`,
    ]);
    const { intentosCodigo } = (await h.db.collection('pedidos').findOne({ _id: new h.db.base.Types.ObjectId(id) }))!;
    expect(intentosCodigo).toBe(DELIVERY_CODE_ATTEMPTS);
    const late = await type(id, codigo);
    expect([late.status, late.body.message]).toEqual([409, ORDER_MESSAGES.wrongCode]);
    expect((await confirm(ana, id)).body.data.estado).toBe('entregado');
  });

  it('and the client’s own word at the same moment deliver it once, and tell it once', async () => {
    const { ana, id } = await sent();
    const codigo = await codeOf(ana, id);
    const answers = await Promise.all([type(id, codigo), confirm(ana, id), type(id, codigo), confirm(ana, id)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const said = await deliveries(id);
    expect(said).toHaveLength(1);
    const reader = said[0] === ORDER_NOTES.received ? shop.store : ana;
    const notices = (await get(reader, '/api/notifications')).body.data as { titulo: string; ruta: string }[];
    // She is asked for her opinion, where she writes it.
    const place = reader === ana ? /^\/producto\/[0-9a-f]{24}#opinar$/ : new RegExp(id);
    expect(notices.filter(({ titulo, ruta }) => titulo === 'Pedido entregado' && place.test(ruta))).toHaveLength(1);
  });

  it('is not asked for after its days, nor of a parcel, nor at the counter', async () => {
    const [old, parcel, counter] = [await sent(), await sent('mrw'), await ready('retiro')];
    await h.db
      .collection('pedidos')
      .updateOne({ _id: new h.db.base.Types.ObjectId(old.id) }, { $set: { codigoHasta: new Date(Date.now() - 1) } });
    await move(counter.id, { estado: 'enviado' });
    expect([parcel.answer.codigoHasta, await codeOf(parcel.ana, parcel.id)]).toEqual([null, null]);
    expect((await type(parcel.id, '123456')).body.code).toBe('CODIGO_ENTREGA');
    for (const { id } of [old, parcel, counter])
      expect((await move(id, { estado: 'entregado' })).body.data.estado).toBe('entregado');
  });
});

describe('the client’s word', () => {
  it('delivers what is on its way, once, and the store hears of it', async () => {
    const { ana, id } = await ready();
    const early = await confirm(ana, id);
    expect([early.status, early.body.message]).toEqual([409, ORDER_MESSAGES.notOnItsWay]);
    await move(id, { estado: 'enviado', courier: 'zoom', numeroRastreo: '1' });
    expect((await confirm(await client(h), id)).status).toBe(404);
    expect((await confirm(shop.store, id)).status).toBe(403);
    for (let i = 0; i < 2; i++) expect((await confirm(ana, id)).body.data.estado).toBe('entregado');
    expect(await deliveries(id)).toEqual([ORDER_NOTES.received]);
    const told = (await get(shop.store, '/api/notifications')).body.data as { mensaje: string; ruta: string }[];
    expect(
      told.filter(({ ruta, mensaje }) => ruta.endsWith(id) && mensaje.includes('confirmó que recibió')),
    ).toHaveLength(1);
  });
});

describe('an order that should have come', () => {
  const late = () => h.app.get(LateOrdersService, { strict: false });
  const at = (instant: number) =>
    jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(instant));
  afterEach(() => jest.restoreAllMocks());
  const toldTo = async ({ user }: Actor): Promise<string[]> =>
    (
      await h.db
        .collection('notificaciones')
        .find({ usuarioId: new h.db.base.Types.ObjectId(user._id), clave: /atrasado/ })
        .toArray()
    ).map(({ mensaje }) => mensaje as string);

  it('is told to client and store when its last day is over, once each, however many sweep; what came is not', async () => {
    const [order, arrived] = [await sent('mrw'), await sent('zoom')];
    await confirm(arrived.ana, arrived.id);
    const { llegada, numero } = (await get(order.ana, `/api/orders/${order.id}`)).body.data;
    const over = caracasInstant(addDays(llegada.hasta, 1)).getTime();
    await late().sweep();
    at(over - HOUR);
    await late().sweep();
    expect(await toldTo(order.ana)).toEqual([]);
    at(over + HOUR);
    const counts = await Promise.all([late().sweep(), late().sweep(), late().sweep()]);
    await late().sweep();
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    const day = dayInWords(llegada.hasta);
    expect(await toldTo(order.ana)).toEqual([ORDER_MESSAGES.late(day)]);
    expect((await toldTo(shop.store)).filter((text) => text.includes(numero))).toEqual([
      ORDER_MESSAGES.lateToStore(numero, day),
    ]);
    expect(await toldTo(arrived.ana)).toEqual([]);
  });
});
