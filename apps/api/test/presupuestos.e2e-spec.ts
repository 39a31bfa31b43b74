import type { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import { ProductsService } from '../src/products/products/products.service';
import { type Actor, openBusiness, signUp } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { cartOf, openShop, type Shop } from './shop';

let h: Harness;
let garage: Garage;
let shop: Shop;
let ana: Actor;
let servicioId: string;
let nextDay = 1;

beforeAll(async () => {
  h = await startApp();
  garage = await openGarage(h, { puestos: 9 });
  shop = await openShop(h);
  ana = await signUp(h.base, 'client');
  servicioId = await garage.offer();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const work = { tipo: 'mano_obra', descripcion: 'Cambiar pastillas', cantidad: 1, precio: 25 };
const part = (productoId: string, cantidad = 1) => ({ tipo: 'repuesto', productoId, cantidad });

/** A confirmed appointment of Ana. */
async function confirmed(): Promise<string> {
  const { body } = await book(h.base, ana, booking(garage, servicioId, { fecha: day(nextDay++) }));
  expect((await change(h.base, garage.actor, body.data._id, 'confirmar')).status).toBe(200);
  return body.data._id;
}
const send = (citaId: string, body: object, actor: Actor = garage.actor) =>
  call<Presupuesto>(h.base, 'POST', `/api/cita/mecanica/${citaId}/presupuestos`, { token: actor.token, body });
const answer = (id: string, body: object, actor: Actor = ana) =>
  call<Presupuesto>(h.base, 'PUT', `/api/presupuestos/${id}/respuesta`, { token: actor.token, body });
const versions = async (citaId: string, actor: Actor = ana) =>
  (await call<Presupuesto[]>(h.base, 'GET', `/api/cita/mecanica/${citaId}/presupuestos`, { token: actor.token })).body
    .data;
const toCart = (id: string, key: string, actor: Actor = ana) =>
  call<{ carrito: Carrito; agregados: number; faltantes: { motivo: string }[] }>(
    h.base,
    'POST',
    `/api/presupuestos/${id}/carrito`,
    { token: actor.token, headers: { 'idempotency-key': key } },
  );
const noticesOf = async ({ token }: Actor) =>
  (await call<Notificacion[]>(h.base, 'GET', '/api/notifications', { token })).body.data.map(({ titulo }) => titulo);

it('a client approves it in part, and the approved parts are in her cart at one tap, however often it is sent', async () => {
  const citaId = await confirmed();
  const [pads, disc] = [await shop.sell({ precio: 30, stock: 5 }), await shop.sell({ precio: 80, stock: 5 })];
  const sent = await send(citaId, { lineas: [work, part(pads.id, 2), part(disc.id)], notas: 'Con garantía' });
  expect([sent.status, sent.body.message]).toEqual([
    201,
    'Presupuesto enviado. Te avisaremos cuando el cliente responda',
  ]);
  const { _id, lineas, totales } = sent.body.data;
  expect(sent.body.data).toMatchObject({ version: 1, estado: 'enviado', vehiculo: { marca: 'Toyota', anio: 2012 } });
  expect(totales).toMatchObject({ manoObra: 25, repuestos: 140, total: 165, aprobado: 0 });
  expect(lineas[1]).toMatchObject({
    precio: 30,
    subtotal: 60,
    producto: { stock: 5, disponible: true, ajuste: expect.any(String) },
  });
  expect(await noticesOf(ana)).toContain('Tienes un presupuesto');
  expect((await toCart(_id, 'early')).body.code).toBe('PRESUPUESTO_SIN_REPUESTOS');

  const answered = await answer(_id, { aprobadas: [lineas[0]!._id, lineas[1]!._id], comentario: 'El disco después' });
  expect(answered.body.message).toBe('Respuesta enviada: aprobaste una parte');
  expect(answered.body.data).toMatchObject({ estado: 'aprobado_parcial', comentario: 'El disco después' });
  expect(answered.body.data.lineas.map(({ estado }) => estado)).toEqual(['aprobada', 'aprobada', 'rechazada']);
  expect(answered.body.data.totales.aprobado).toBe(85);
  expect(await noticesOf(garage.actor)).toContain('Presupuesto aprobado en parte');

  const taps = await Promise.all(Array.from({ length: 8 }, () => toCart(_id, 'one-tap')));
  expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([200]));
  expect(taps[0]!.body.message).toBe('El repuesto está en tu carrito');
  expect((await cartOf(h, ana.token)).items.map(({ productoId, cantidad }) => [productoId, cantidad])).toEqual([
    [pads.id, 2],
  ]);
});

it('labour is counted in quarters of an hour and rounded half up, and parts in whole units', async () => {
  const citaId = await confirmed();
  const labour = (cantidad: number, precio: number) => ({ ...work, cantidad, precio });
  const { lineas, totales } = (await send(citaId, { lineas: [labour(1.5, 20), labour(0.25, 0.1)] })).body.data;
  expect(lineas.map(({ cantidad, subtotal }) => [cantidad, subtotal])).toEqual([
    [1.5, 30],
    [0.25, 0.03],
  ]);
  expect([totales.manoObra, totales.total]).toEqual([30.03, 30.03]);
  expect(totales.totalBs).toBeCloseTo(
    lineas.reduce((sum, { subtotalBs }) => sum + subtotalBs, 0),
    2,
  );
  const { id } = await shop.sell({ stock: 5 });
  for (const [line, mensaje] of [
    [labour(1.3, 20), 'Usa fracciones de 0,25'],
    [labour(0, 20), 'La cantidad mínima es 0,25'],
    [part(id, 1.5), 'La cantidad debe ser un número entero'],
  ] as const)
    expect((await send(citaId, { lineas: [line] })).body).toMatchObject({ errors: [{ mensaje }] });
});

it('what cannot be bought any more is told, and the rest is added', async () => {
  const citaId = await confirmed();
  const [gone, there] = [await shop.sell({ stock: 3 }), await shop.sell({ stock: 3 })];
  const { body } = await send(citaId, { lineas: [part(gone.id), part(there.id)] });
  await answer(body.data._id, { aprobadas: body.data.lineas.map(({ _id }) => _id) });
  await h.app.get(ProductsService, { strict: false }).setStock(shop.store.user._id, gone.id, 0);
  expect((await versions(citaId))[0]!.lineas[0]!.producto).toMatchObject({ stock: 0, disponible: false });
  const { data, message } = (await toCart(body.data._id, 'partly')).body;
  expect([data.agregados, data.faltantes.length, message]).toEqual([
    1,
    1,
    '1 repuesto está en tu carrito; 1 no se pudo agregar',
  ]);
});

it('of ten versions sent at once one waits for the answer, and the others are replaced', async () => {
  const citaId = await confirmed();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(citaId, { lineas: [work] })));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const all = await versions(citaId, garage.actor);
  expect(all.length).toBe(answers.filter(({ status }) => status === 201).length);
  expect(all.filter(({ estado }) => estado === 'enviado')).toHaveLength(1);
  expect(all.map(({ version }) => version)).toEqual(all.map((_, i) => all.length - i));
});

it('is answered once, be it approved, withdrawn and replaced at the same moment', async () => {
  const citaId = await confirmed();
  const { _id, lineas } = (await send(citaId, { lineas: [work] })).body.data;
  const all = { aprobadas: [lineas[0]!._id] };
  const statuses = await Promise.all([
    ...Array.from({ length: 5 }, () => answer(_id, all)),
    ...Array.from({ length: 5 }, () => answer(_id, { aprobadas: [] })),
    call(h.base, 'PUT', `/api/presupuestos/${_id}/retirar`, { token: garage.actor.token }),
  ]);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of statuses) if (status !== 200) expect(body.code).toBe('PRESUPUESTO_CAMBIO');
  expect((await answer(_id, all)).body.code).toBe('PRESUPUESTO_CAMBIO');
});

it('is over when the day that it says is over in Caracas, and not before', async () => {
  const sent = { lineas: [work], vigenciaDias: 2 };
  const { _id, lineas, vence } = (await send(await confirmed(), sent)).body.data;
  const [date, end] = [caracasDate(new Date(vence)), new Date(vence).getTime()];
  expect([date, caracasInstant(addDays(date, 1)).getTime() - end]).toEqual([addDays(caracasDate(new Date()), 2), 1]);
  const clock = h.app.get(Clock, { strict: false });
  const at = jest.spyOn(clock, 'now').mockImplementation(() => new Date(end - 60_000));
  const inTime = (await call<Presupuesto>(h.base, 'GET', `/api/presupuestos/${_id}`, { token: garage.actor.token }))
    .body;
  expect(inTime.data.estado).toBe('enviado');
  at.mockImplementation(() => new Date(end + 1000));
  const late = await answer(_id, { aprobadas: [lineas[0]!._id] });
  expect([late.status, late.body.code]).toEqual([409, 'PRESUPUESTO_VENCIDO']);
});

it('strangers find nothing, and bad input moves nothing', async () => {
  const citaId = await confirmed();
  const { _id, lineas } = (await send(citaId, { lineas: [work] })).body.data;
  const [other, otherGarage] = [await signUp(h.base, 'client'), await openBusiness(h, 'workshop')];
  expect((await send(citaId, { lineas: [work] }, otherGarage)).body.code).toBe('CITA_NO_ENCONTRADA');
  expect((await answer(_id, { aprobadas: [] }, other)).status).toBe(404);
  expect((await toCart(_id, 'stranger', other)).status).toBe(404);
  const withdrawal = await call(h.base, 'PUT', `/api/presupuestos/${_id}/retirar`, { token: otherGarage.token });
  expect(withdrawal.status).toBe(404);
  const foreign = await answer(_id, { aprobadas: [lineas[0]!._id, 'a'.repeat(24)] });
  expect([foreign.status, foreign.body.message]).toEqual([400, 'Una de las líneas no es de este presupuesto']);

  const { id } = await shop.sell({ stock: 1 });
  for (const [body, message] of [
    [{ lineas: [] }, 'Agrega al menos una línea'],
    [{ lineas: [{ ...work, precio: -1 }] }, 'El precio no puede ser negativo'],
    [{ lineas: [{ ...work, descripcion: '' }] }, 'Describe el trabajo en al menos 3 caracteres'],
    [{ lineas: [part(id), part(id)] }, 'Un repuesto está dos veces: suma sus cantidades'],
    [{ lineas: [work], vigenciaDias: 90 }, 'El presupuesto puede valer como máximo 30 días'],
  ] as const) {
    const refused = await send(citaId, body);
    expect([refused.status, refused.body.errors?.[0]?.mensaje]).toEqual([400, message]);
  }
  expect((await send(citaId, { lineas: [part('b'.repeat(24))] })).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
  expect((await send(citaId, { lineas: [part(id, 2)] })).body.code).toBe('PRODUCTO_AGOTADO');
  expect(await versions(citaId)).toHaveLength(1);

  const waiting = await book(h.base, ana, booking(garage, servicioId, { fecha: day(nextDay++) }));
  expect((await send(waiting.body.data._id, { lineas: [work] })).body.code).toBe('ESTADO_CAMBIO');
});

describe('an appointment that is over', () => {
  const started = async () => {
    const citaId = await confirmed();
    await change(h.base, garage.actor, citaId, 'estado', { estado: 'en_proceso' });
    return citaId;
  };
  it.each([
    ['cancelled', confirmed, (id: string) => change(h.base, ana, id, 'cancel', { razonCancelacion: 'Viajo' })],
    ['completed', started, (id: string) => change(h.base, garage.actor, id, 'completar', { precioFinal: 20 })],
  ] as const)('asks nothing any more: %s', async (_name, begin, end) => {
    const citaId = await begin();
    const { lineas, _id } = (await send(citaId, { lineas: [work] })).body.data;
    expect((await end(citaId)).status).toBe(200);
    const [latest] = await versions(citaId);
    expect([latest!.estado, latest!.historial.at(-1)!.accion]).toEqual(['cerrado', 'cerrado']);
    const late = await answer(_id, { aprobadas: [lineas[0]!._id] });
    expect([late.status, late.body.code]).toEqual([409, 'ESTADO_CAMBIO']);
    expect(late.body.message).toMatch(/^Esta cita ya terminó o se canceló/);
  });

  it('an answer and a cancellation at once: never an approval that nobody is told of, never an open version', async () => {
    const citaId = await confirmed();
    const { lineas, _id } = (await send(citaId, { lineas: [work] })).body.data;
    const [answered, cancelled] = await Promise.all([
      answer(_id, { aprobadas: [lineas[0]!._id] }),
      change(h.base, ana, citaId, 'cancel', { razonCancelacion: 'Viajo' }),
    ]);
    expect(cancelled.status).toBe(200);
    const [latest] = await versions(citaId);
    expect(latest!.estado).toBe(answered.status === 200 ? 'aprobado' : 'cerrado');
  });
});
