import { HOUR } from '@tuerca/contracts/kernel/time';
import { RemindersService } from '../src/citas/citas/reminders.service';
import type { Actor } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { book, booking, change, day, openGarage } from './appointments';
import { asuntoCalls, confirmed, paidOrder, sweep } from './asuntos';
import { call, type Harness, later, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { oid, purchase, saldosOf } from './payment-queue';
import { client, openShop, stockOf, until } from './shop';

let h: Harness;
let admin: Actor;
let office: OfficeCalls;
let asuntos: ReturnType<typeof asuntoCalls>;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  admin = await openOffice(h);
  [office, asuntos] = [officeCalls(h.base, admin), asuntoCalls(h, admin)];
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const block = (id: string) => office.state(id, { activo: false, motivo: 'Vende piezas robadas' });
const pedidoOf = async (id: string) => (await h.db.collection('pedidos').findOne({ _id: oid(h, id) }))!;
const citaOf = async (id: string) => (await h.db.collection('citas').findOne({ _id: oid(h, id) }))!;
const titlesOf = async (who: Actor) => (await noticesOf(h, who)).map(({ titulo }) => titulo);
const alarm = async () =>
  (await call(h.base, 'GET', '/api/admin/estadisticas', admin)).body.data.alertas.find(
    ({ id }: { id: string }) => id === 'asuntos',
  );

describe('a store is blocked', () => {
  it('what is open is listed with sums before, its clients are told, and one by one is decided until nothing is left', async () => {
    const shop = await openShop(h);
    const id = shop.store.user._id;
    const [one, two] = [await paidOrder(h, shop, admin.token), await paidOrder(h, shop, admin.token)];
    const unpaid = await purchase(h, shop, '00');
    const before = (await asuntos.open(id)).body.data;
    expect(before.sumas).toEqual({
      pedidos: 3,
      pagado: Math.round((one.monto + two.monto) * 100) / 100,
      citas: 0,
      estimado: 0,
    });
    expect(before.pendientes.map(({ nombre }: { nombre: string }) => nombre).sort()).toEqual(
      [one, two, unpaid].map(({ orderNumber }) => orderNumber).sort(),
    );
    expect(await asuntos.of(id)).toBeUndefined();

    expect((await block(id)).status).toBe(200);
    const asunto = (await asuntos.of(id))!;
    expect(asunto).toMatchObject({ causa: 'desactivada', sumas: before.sumas, decididos: { cancelar: 0, cumplir: 0 } });
    expect(Date.parse(asunto.vence) - Date.parse(asunto.abierto)).toBe(72 * HOUR);
    const review = `Tu pedido ${one.orderNumber} está en revisión`;
    await until(
      () => titlesOf(one.ana),
      (titles) => titles.includes(review),
    );
    await until(
      async () => mailsTo(h, one.ana.email),
      (mails) => mails.some(({ subject }) => subject === review),
    );
    expect((await noticesOf(h, one.ana)).find(({ titulo }) => titulo === review)!.mensaje).toMatch(
      /te decimos si se cumple, o se cancela y te devolvemos Bs\./,
    );
    expect(await alarm()).toMatchObject({ titulo: 'Por resolver', fecha: asunto.abierto, ruta: '/admin/por-resolver' });
    expect((await call(h.base, 'GET', '/api/admin/pendientes', admin)).body.data.asuntos).toBeGreaterThanOrEqual(3);

    // One is fulfilled all the same: nothing of it is cancelled, its client hears of it.
    const kept = await asuntos.decide(asunto._id, 'cumplir', [{ tipo: 'pedido', _id: two.pedidoId }], 'Ya lo enviaron');
    expect(kept.body.data).toMatchObject({ decididos: { cumplir: 1 }, sumas: { pedidos: 2 }, estado: 'abierto' });
    expect(await titlesOf(two.ana)).toContain(`Tu pedido ${two.orderNumber} se cumple`);
    expect(await saldosOf(h, two.pagoId)).toEqual([]);
    // All that is left is cancelled: what was paid is owed once, the stock is back, the client reads why.
    const stock = await stockOf(h, one.producto.id);
    const rest = await asuntos.decide(asunto._id, 'cancelar');
    expect([rest.status, rest.body.message]).toEqual([200, '2 decisiones guardadas']);
    expect((await pedidoOf(one.pedidoId)).estado).toBe('cancelado');
    expect((await pedidoOf(unpaid.pedidoId)).estado).toBe('cancelado');
    expect((await pedidoOf(two.pedidoId)).estado).toBe('pendiente');
    expect(await saldosOf(h, one.pagoId)).toMatchObject([{ monto: (await pedidoOf(one.pedidoId)).total }]);
    expect(await saldosOf(h, unpaid.pagoId)).toEqual([]);
    expect(await stockOf(h, one.producto.id)).toBe(stock + 1);
    expect((await noticesOf(h, one.ana)).find(({ titulo }) => titulo === 'Pedido cancelado')!.mensaje).toContain(
      'La cuenta ya no atiende',
    );
    expect(rest.body.data).toMatchObject({ estado: 'cerrado', cierre: 'resuelto' });
    expect(await asuntos.of(id)).toBeUndefined();
    expect((await asuntos.decide(asunto._id, 'cancelar')).body.code).toBe('ASUNTO_CERRADO');
  });

  it('an order on its way can be given up, too, and nothing of it comes back to the stock', async () => {
    const shop = await openShop(h);
    const { pedidoId, pagoId, producto } = await paidOrder(h, shop, admin.token);
    for (const estado of ['procesando', 'enviado'])
      await call(h.base, 'PATCH', `/api/orders/${pedidoId}/status`, {
        token: shop.store.token,
        body: { estado, ...(estado === 'enviado' && { courier: 'mrw', numeroRastreo: 'MRW123456' }) },
      });
    const stock = await stockOf(h, producto.id);
    await block(shop.store.user._id);
    const asunto = (await asuntos.of(shop.store.user._id))!;
    await asuntos.decide(asunto._id, 'cancelar', [{ tipo: 'pedido', _id: pedidoId }]);
    expect((await pedidoOf(pedidoId)).estado).toBe('cancelado');
    expect(await saldosOf(h, pagoId)).toHaveLength(1);
    expect(await stockOf(h, producto.id)).toBe(stock);
  });

  it('nothing of another account is decided through it, and each thing once', async () => {
    const [shop, other] = [await openShop(h), await openShop(h)];
    const [mine, foreign] = [await paidOrder(h, shop, admin.token), await paidOrder(h, other, admin.token)];
    await block(shop.store.user._id);
    const asunto = (await asuntos.of(shop.store.user._id))!;
    const named = [mine, foreign, mine].map(({ pedidoId }) => ({ tipo: 'pedido', _id: pedidoId.toUpperCase() }));
    const answer = await asuntos.decide(asunto._id, 'cancelar', named);
    expect(answer.body.message).toBe('1 decisión guardada; 1 ya estaba resuelta');
    expect((await pedidoOf(foreign.pedidoId)).estado).toBe('pendiente');
    expect(await saldosOf(h, mine.pagoId)).toHaveLength(1);
  });

  it('comes back: what waited goes on, and is told so', async () => {
    const shop = await openShop(h);
    const { ana, orderNumber, pedidoId } = await paidOrder(h, shop, admin.token);
    await block(shop.store.user._id);
    await until(
      () => titlesOf(ana),
      (titles) => titles.includes(`Tu pedido ${orderNumber} está en revisión`),
    );
    await office.state(shop.store.user._id, { activo: true });
    await until(
      () => titlesOf(ana),
      (titles) => titles.includes(`Tu pedido ${orderNumber} continúa`),
    );
    expect(await asuntos.of(shop.store.user._id, 'cerrado')).toMatchObject({ cierre: 'reactivada' });
    later(h, 73 * HOUR);
    await sweep(h);
    expect((await pedidoOf(pedidoId)).estado).toBe('pendiente');
  });
});

describe('a workshop is blocked', () => {
  it('no reminder goes out and nothing is booked; what nobody resolves within 72 hours is cancelled, once', async () => {
    const garage = await openGarage(h);
    const [one, two] = [await confirmed(h, garage, '09:00', 2), await confirmed(h, garage, '11:00', 2)];
    await change(h.base, garage.actor, two.id, 'estado', { estado: 'en_proceso' });
    const servicio = await garage.offer();
    await block(garage.id);
    expect(
      (await book(h.base, await client(h), booking(garage, servicio, { fecha: day(7) }))).status,
    ).toBeGreaterThanOrEqual(400);
    await until(
      () => titlesOf(one.ana),
      (titles) => titles.includes('Tu cita está en revisión'),
    );
    const asunto = (await asuntos.of(garage.id))!;
    expect(asunto.sumas).toEqual({ pedidos: 0, pagado: 0, citas: 2, estimado: 40 });

    later(h, Date.parse(one.fechaHora) - Date.now() - 20 * HOUR);
    await h.app.get(RemindersService, { strict: false }).sweep();
    expect((await titlesOf(one.ana)).filter((titulo) => /^Tu cita es (en|hoy|mañana)/.test(titulo))).toEqual([]);

    later(h, 71 * HOUR);
    await sweep(h);
    expect((await citaOf(one.id)).estado).toBe('confirmada');
    later(h, 73 * HOUR);
    await Promise.all([sweep(h), sweep(h)]);
    for (const { id } of [one, two])
      expect(await citaOf(id)).toMatchObject({ estado: 'cancelada', canceladaPor: 'administracion', ocupada: false });
    expect((await titlesOf(one.ana)).filter((titulo) => titulo === 'Cita cancelada')).toHaveLength(1);
    expect(await asuntos.of(garage.id, 'cerrado')).toMatchObject({ cierre: 'resuelto', decididos: { cancelar: 2 } });
  });

  it('an appointment that takes place all the same is reminded of, and outlives the 72 hours', async () => {
    const garage = await openGarage(h);
    const { ana, id, fechaHora } = await confirmed(h, garage, '09:00', 6);
    await block(garage.id);
    const asunto = (await asuntos.of(garage.id))!;
    await asuntos.decide(asunto._id, 'cumplir', [{ tipo: 'cita', _id: id }], 'Lo atiende su socio');
    expect(await titlesOf(ana)).toContain('Tu cita se mantiene');
    later(h, Date.parse(fechaHora) - Date.now() - 20 * HOUR);
    await sweep(h);
    await h.app.get(RemindersService, { strict: false }).sweep();
    expect((await citaOf(id)).estado).toBe('confirmada');
    expect(await titlesOf(ana)).toContain('Tu cita es mañana');
  });
});

it('a client is blocked: her store and workshop are told, and what she paid is owed back', async () => {
  const shop = await openShop(h);
  const { ana, pedidoId, pagoId, orderNumber } = await paidOrder(h, shop, admin.token);
  await block(ana.user._id);
  await until(
    () => titlesOf(shop.store),
    (titles) => titles.includes(`El pedido ${orderNumber} está en revisión`),
  );
  await asuntos.decide((await asuntos.of(ana.user._id))!._id, 'cancelar');
  expect((await pedidoOf(pedidoId)).estado).toBe('cancelado');
  expect(await saldosOf(h, pagoId)).toHaveLength(1);
});

it('an account without anything open leaves nothing to be resolved, and an administrator never does', async () => {
  const quiet = await client(h);
  const pages = () => call(h.base, 'GET', '/api/admin/por-resolver?limit=1', admin);
  const before = (await pages()).body.meta.total;
  await block(quiet.user._id);
  // It is noted for the time in which a purchase that was on its way may land, and nobody is asked about it meanwhile.
  expect(await h.db.collection('asuntos').countDocuments({ cuentaId: oid(h, quiet.user._id) })).toBe(1);
  expect(await asuntos.of(quiet.user._id)).toBeUndefined();
  expect((await pages()).body.meta.total).toBe(before);
  await sweep(h);
  later(h, 10 * 60_000);
  await sweep(h);
  expect(await h.db.collection('asuntos').countDocuments({ cuentaId: oid(h, quiet.user._id) })).toBe(0);
});
