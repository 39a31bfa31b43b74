import { HOUR } from '@tuerca/contracts/kernel/time';
import { AlertsService } from '../src/admin/alerts.service';
import type { Actor } from './actors';
import { officeCalls, openOffice } from './admin-users';
import { openGarage } from './appointments';
import { asuntoCalls, confirmed, paidOrder, sweep } from './asuntos';
import { call, type Harness, later, startApp } from './harness';
import { makePlan, subscribe, sweep as sweepPlans } from './membership';
import { noticesOf } from './notices';
import { oid, saldosOf } from './payment-queue';
import { openShop, until } from './shop';

let h: Harness;
let admin: Actor;
let asuntos: ReturnType<typeof asuntoCalls>;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  admin = await openOffice(h);
  asuntos = asuntoCalls(h, admin);
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const block = (id: string) => officeCalls(h.base, admin).state(id, { activo: false, motivo: 'Cerró su local' });
const estadoOf = async (id: string) => (await h.db.collection('pedidos').findOne({ _id: oid(h, id) }))!.estado;
const titlesOf = async (who: Actor) => (await noticesOf(h, who)).map(({ titulo }) => titulo);

it('what is fulfilled all the same goes on in the hands of an administrator, until its client has it', async () => {
  const shop = await openShop(h);
  const { ana, pedidoId, pagoId } = await paidOrder(h, shop, admin.token);
  await block(shop.store.user._id);
  const { _id } = (await asuntos.of(shop.store.user._id))!;
  // Only what was decided to be fulfilled.
  expect((await asuntos.advance(_id, pedidoId, { estado: 'procesando' })).body.code).toBe('ASUNTO_NO_ENCONTRADO');
  await asuntos.decide(_id, 'cumplir', [{ tipo: 'pedido', _id: pedidoId }]);
  expect((await asuntos.get(_id)).body.data.pendientes).toMatchObject([{ siguiente: 'procesando' }]);
  expect((await asuntos.advance(_id, pedidoId, { estado: 'procesando' })).status).toBe(200);
  const sent = await asuntos.advance(_id, pedidoId, { estado: 'enviado', courier: 'mrw', numeroRastreo: 'MRW123456' });
  expect(sent.body.data.pendientes).toMatchObject([{ siguiente: 'entregado', estado: 'Listo para retirar' }]);
  expect((await noticesOf(h, ana)).find(({ titulo }) => titulo === 'Pedido listo para retirar')!.mensaje).toContain(
    'MRW123456',
  );
  const received = await call(h.base, 'POST', `/api/orders/client/${pedidoId}/recibido`, { token: ana.token });
  expect(received.status).toBe(200);
  expect(await estadoOf(pedidoId)).toBe('entregado');
  expect(await saldosOf(h, pagoId)).toEqual([]);
});

it('an appointment that took place all the same is completed by an administrator, once, at the price that was booked', async () => {
  const garage = await openGarage(h);
  const { ana, id, fechaHora } = await confirmed(h, garage, '09:00');
  await block(garage.id);
  const { _id } = (await asuntos.of(garage.id))!;
  // Only what was decided to be fulfilled, and not before its time.
  later(h, Date.parse(fechaHora) - Date.now() + HOUR);
  expect((await asuntos.attend(_id, id)).body.code).toBe('ASUNTO_NO_ENCONTRADO');
  later(h, 0);
  await asuntos.decide(_id, 'cumplir', [{ tipo: 'cita', _id: id }]);
  expect((await asuntos.get(_id)).body.data.pendientes).toMatchObject([{ siguiente: null }]);
  expect((await asuntos.attend(_id, id)).body).toMatchObject({
    code: 'ESTADO_CAMBIO',
    message: 'La cita todavía no ha comenzado.',
  });
  later(h, Date.parse(fechaHora) - Date.now() + HOUR);
  expect((await asuntos.get(_id)).body.data.pendientes).toMatchObject([{ siguiente: 'completada' }]);
  const answers = await Promise.all([asuntos.attend(_id, id), asuntos.attend(_id, id), asuntos.attend(_id, id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 200)!.body.data.pendientes).toEqual([]);
  const cita = (await h.db.collection('citas').findOne({ _id: oid(h, id) }))!;
  expect(cita).toMatchObject({ estado: 'completada', ocupada: false, granulos: [], precioFinal: cita.precioEstimado });
  expect(cita.precioFinalBs).toBe(Math.round((cita.precioFinal / 100) * cita.tasa * 100));
  expect(cita.historialEstados.at(-1)).toMatchObject({
    estado: 'completada',
    por: 'administracion',
    notas: 'La administración de Tuerca la dio por atendida. Lo atendió su socio.',
  });
  const told = (await noticesOf(h, ana)).filter(({ titulo }) => titulo === 'Servicio completado');
  expect(told).toHaveLength(1);
  expect(told[0]!.mensaje).toContain('La administración de Tuerca dio por atendida tu cita');
  expect(told[0]!.mensaje).toContain('Lo atendió su socio.');
  expect(await h.db.collection('auditoria').countDocuments({ accion: 'cita.completar', objeto: `cita:${id}` })).toBe(1);
});

it('what a business without access fulfils reminds the administrators, who find it in a list until it has ended', async () => {
  const alarm = async () =>
    (await h.app.get(AlertsService, { strict: false }).list()).find(({ id }) => id === 'seCumple')?.mensaje;
  const keptBy = async (id: string) => (await asuntos.of(id, 'se_cumple'))?.seCumple;
  const [garage, shop] = [await openGarage(h), await openShop(h)];
  const { id, fechaHora } = await confirmed(h, garage, '09:00');
  const late = await confirmed(h, garage, '11:00', 4);
  const { pedidoId } = await paidOrder(h, shop, admin.token);
  for (const account of [garage.id, shop.store.user._id]) {
    await block(account);
    expect(await keptBy(account)).toBeUndefined();
    const { _id } = (await asuntos.of(account))!;
    await asuntos.decide(_id, 'cumplir');
  }
  // An order takes its next step at once, an appointment when it is over.
  expect([await keptBy(garage.id), await keptBy(shop.store.user._id)]).toEqual([
    { abiertos: 2, pendientes: 0 },
    { abiertos: 1, pendientes: 1 },
  ]);
  const before = (await alarm())!;
  expect(before).toMatch(/^\d+ pedidos? (o cita se cumple|y citas se cumplen) sin que su negocio tenga acceso/);
  later(h, Date.parse(fechaHora) - Date.now() + 12 * HOUR);
  expect(await keptBy(garage.id)).toEqual({ abiertos: 2, pendientes: 1 });
  expect(parseInt((await alarm())!, 10)).toBe(parseInt(before, 10) + 1);

  // What is cancelled after all, or took place, no longer waits; nor does what its store takes in hand again.
  const { _id } = (await asuntos.of(garage.id, 'se_cumple'))!;
  expect((await asuntos.attend(_id, id)).status).toBe(200);
  await asuntos.decide(_id, 'cancelar', [{ tipo: 'cita', _id: late.id }]);
  expect(await keptBy(garage.id)).toEqual({ abiertos: 0, pendientes: 0 });
  await sweep(h);
  expect(await keptBy(garage.id)).toBeUndefined();
  expect((await officeCalls(h.base, admin).state(shop.store.user._id, { activo: true, motivo: 'Volvió' })).status).toBe(
    200,
  );
  expect(await keptBy(shop.store.user._id)).toBeUndefined();
  expect(await estadoOf(pedidoId)).not.toBe('cancelado');
});

it('what was to be fulfilled and fails is cancelled after all, once, also when nothing else waits', async () => {
  const shop = await openShop(h);
  const { pedidoId, pagoId } = await paidOrder(h, shop, admin.token);
  await block(shop.store.user._id);
  const { _id } = (await asuntos.of(shop.store.user._id))!;
  const named = [{ tipo: 'pedido', _id: pedidoId }];
  await asuntos.decide(_id, 'cumplir', named);
  await until(
    () => asuntos.get(_id),
    ({ body }) => body.data.sumas.pedidos === 0,
  );
  const answers = await Promise.all([1, 2, 3].map(() => asuntos.decide(_id, 'cancelar', named, 'El socio no pudo')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => body.message === '1 decisión guardada')).toHaveLength(1);
  expect(await estadoOf(pedidoId)).toBe('cancelado');
  expect(await saldosOf(h, pagoId)).toHaveLength(1);
  expect((await asuntos.get(_id)).body.data.decididos).toEqual({ cancelar: 1, cumplir: 0 });
});

it('a paused business keeps what it has; only what is named waits for a decision', async () => {
  const garage = await openGarage(h);
  const [one, two] = [await confirmed(h, garage, '09:00'), await confirmed(h, garage, '11:00')];
  const named = { causa: 'pausa', pendientes: [{ tipo: 'cita', _id: two.id }] };
  expect((await asuntos.unkept(garage.id, named)).status).toBe(201);
  const path = `/api/admin/talleres/${garage.id}/pausa`;
  const body = { pausada: true, motivo: 'Remodela su local' };
  expect((await call(h.base, 'PUT', path, { token: admin.token, body })).status).toBe(200);
  const asunto = (await asuntos.of(garage.id))!;
  expect([asunto.causa, asunto.sumas.citas]).toEqual(['pausa', 1]);
  await until(
    () => titlesOf(two.ana),
    (titles) => titles.includes('Tu cita está en revisión'),
  );
  expect(await titlesOf(one.ana)).not.toContain('Tu cita está en revisión');
  // The other one is not to be decided through it, also when all is.
  await asuntos.decide(asunto._id, 'cancelar');
  const estados = await Promise.all(
    [one, two].map(async ({ id }) => (await h.db.collection('citas').findOne({ _id: oid(h, id) }))!.estado),
  );
  expect(estados).toEqual(['confirmada', 'cancelada']);
  // What is not open, or another's, is not named.
  const again = await asuntos.unkept(garage.id, named);
  expect([again.status, again.body.code]).toEqual([409, 'NADA_ABIERTO']);
});

it('an account that is deleted leaves its open orders to be resolved', async () => {
  const shop = await openShop(h);
  const { ana, pedidoId, pagoId, orderNumber } = await paidOrder(h, shop, admin.token);
  expect((await officeCalls(h.base, admin).remove(shop.store.user._id)).status).toBe(200);
  const asunto = (await asuntos.of(shop.store.user._id))!;
  expect([asunto.causa, asunto.sumas.pedidos]).toEqual(['eliminada', 1]);
  await until(
    () => titlesOf(ana),
    (titles) => titles.includes(`Tu pedido ${orderNumber} está en revisión`),
  );
  await asuntos.decide(asunto._id, 'cancelar');
  expect(await estadoOf(pedidoId)).toBe('cancelado');
  expect(await saldosOf(h, pagoId)).toHaveLength(1);
});

it('a plan that ends cancels nothing; its owner reads what stays hers to fulfil', async () => {
  const shop = await openShop(h);
  await makePlan(h, admin.token, 'DIAS', { precio: 10 });
  await paidOrder(h, shop, admin.token);
  const { fechaFin } = await subscribe(h, admin.token, shop.store, 'DIAS');
  later(h, Date.parse(fechaFin) - Date.now());
  await sweepPlans(h);
  // The application's own round may have been at it.
  const ended = async () => (await noticesOf(h, shop.store)).find(({ titulo }) => /venció$/.test(titulo));
  const told = await until(ended, (notice) => notice !== undefined);
  expect(told!.mensaje).toContain(
    'El fin del plan no cancela lo que tienes por atender (1 pedido): atiéndelo como siempre.',
  );
});
