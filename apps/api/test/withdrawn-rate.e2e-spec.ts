import type { PedidoFila } from '@tuerca/contracts/orders/orders/admin-schemas';
import { RATE_AWAITED, SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { HechoATasa, TasaConocida } from '@tuerca/contracts/platform/system/rates';
import type { PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { ExchangeRatesService } from '../src/platform/system/exchange-rates.service';
import { type Actor, mintUsers, signUp, stayConfirmed } from './actors';
import { change, openGarage } from './appointments';
import { confirmed } from './asuntos';
import { call, type Harness, startApp } from './harness';
import { makePlan, requestPlan } from './membership';
import { type SecondProcess, startSecondProcess } from './second-process';
import { client, openShop, pay, paymentFor, put, quote, retiro, type Shop } from './shop';

let h: Harness;
let admin: Actor;
let other: Actor;
let shop: Shop;
let second: SecondProcess;
const today = caracasDate(new Date());
/** In force when each story begins, typed for yesterday; the slip that follows is of today. */
const RIGHT = { valor: 1548, fechaValor: addDays(today, -1) };
const WRONG = { valor: 1458, fechaValor: today };
beforeAll(async () => {
  h = await startApp();
  [admin, other] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  for (const { token } of [admin, other]) await stayConfirmed(h, token);
  shop = await openShop(h);
  second = await startSecondProcess();
});
afterAll(async () => {
  await second.close();
  await h.close();
});

const set = (body: object) =>
  call(h.base, 'PUT', '/api/system/config/tasa_bcv', { token: admin.token, body: { motivo: 'Del BCV', ...body } });
const withdraw = (rate: object, { token } = admin) =>
  call<TasaConocida[]>(h.base, 'PUT', '/api/admin/tasas/retirar', {
    token,
    body: { motivo: 'Se cruzaron dos cifras', ...rate },
  });
const rates = async () =>
  (await call<TasaConocida[]>(h.base, 'GET', '/api/admin/tasas', { token: admin.token })).body.data;
const publicly = async () => (await call<PublicConfig>(h.base, 'GET', '/api/system/public')).body.data;
const entry = () => h.db.collection<{ _id: string }>('configuracion');
const audited = () => h.db.collection('auditoria').countDocuments({ accion: 'tasa.retirar' });

beforeEach(async () => {
  const { acknowledged } = await entry().updateOne(
    { _id: 'tasa_bcv' },
    {
      $set: { ...RIGHT, fuente: 'BCV' },
      $unset: { proxima: 1, porConfirmar: 1, anteriores: 1, consultada: 1, retiradas: 1 },
    },
  );
  expect(acknowledged).toBe(true);
  expect((await set({ ...WRONG, confirmar: true })).status).toBe(200);
});

/** A client whose cart of one product is quoted at the rate in force. */
async function quoted(precio = 20) {
  const [ana, producto] = [await client(h), await shop.sell({ precio, stock: 5 })];
  await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
  const { body } = await quote(h, ana.token, retiro(shop.store.user._id));
  return { ana, producto, cotizacion: body.data };
}

describe('a wrong rate that is withdrawn', () => {
  it('refuses the quotes that are frozen at it with a fresh one, leaves what was paid, and the rate before it is in force', async () => {
    const [bought, waiting] = [await quoted(), await quoted()];
    const sent = paymentFor(bought.cotizacion);
    expect((await pay(h, bought.ana.token, sent, 'before')).status).toBe(201);

    const answer = await withdraw(WRONG);
    expect([answer.status, answer.body.message]).toEqual([200, SYSTEM_MESSAGES.withdrawn]);
    expect(answer.body.data.map(({ valor, estado, pedidos }) => [valor, estado, pedidos])).toEqual([
      [WRONG.valor, 'retirada', 1],
      [RIGHT.valor, 'vigente', 0],
    ]);
    expect((await publicly()).tasa).toMatchObject(RIGHT);

    const refused = await pay(h, waiting.ana.token, paymentFor(waiting.cotizacion));
    expect([refused.status, refused.body.code]).toEqual([409, 'TASA_RETIRADA']);
    const fresh = refused.body.data as unknown as typeof waiting.cotizacion;
    expect([fresh.tasa.valor, fresh.total]).toEqual([RIGHT.valor, toMonto(toBolivares(2000, RIGHT.valor))]);
    expect((await pay(h, waiting.ana.token, paymentFor(fresh))).status).toBe(201);

    // The purchase that was registered is answered again as it was, and stands at its rate.
    const repeated = await pay(h, bought.ana.token, sent, 'before');
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    const query = `tasa=${WRONG.valor}&fechaTasa=${WRONG.fechaValor}`;
    const list = await call<PedidoFila[]>(h.base, 'GET', `/api/admin/pedidos?${query}`, { token: admin.token });
    expect(list.body.data.map(({ cliente, tasa, fechaTasa }) => [cliente._id, tasa, fechaTasa])).toEqual([
      [bought.ana.user._id, WRONG.valor, WRONG.fechaValor],
    ]);
    const file = await fetch(`${h.base}/api/admin/pedidos/exportar?${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const lines = (await file.text()).trim().split('\n');
    expect([lines.length, lines[0]]).toEqual([2, expect.stringContaining('Tasa')]);
    expect(lines[1]).toContain('1458');
  });

  it('lists with its orders the appointments that were completed and the plans that were paid at it', async () => {
    const [garage, seller] = [await openGarage(h), (await mintUsers(h, 'store', 1))[0]!];
    const done = await confirmed(h, garage, '09:00');
    const path = `/api/cita/mecanica/${done.id}`;
    await change(h.base, garage.actor, done.id, 'estado', { estado: 'en_proceso' });
    const ended = await change(h.base, garage.actor, done.id, 'completar', { precioFinal: 20 });
    expect([path, ended.status]).toEqual([path, 200]);
    await makePlan(h, admin.token, 'TASA');
    expect((await requestPlan(h, seller, 'TASA')).status).toBe(201);
    expect((await withdraw(WRONG)).body.data[0]).toMatchObject({ ...WRONG, citas: 1, planes: 1 });
    const made = (query: string) =>
      call<HechoATasa[]>(h.base, 'GET', `/api/admin/tasas/hecho?${query}`, { token: admin.token });
    const { body } = await made(`tasa=${WRONG.valor}&fechaTasa=${WRONG.fechaValor}`);
    const listed = body.data.map(({ tipo, persona, taller, tasa, monto }) => [
      tipo,
      persona._id,
      !!taller,
      tasa,
      monto,
    ]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['cita', done.ana.user._id, true, WRONG.valor, 20 * WRONG.valor],
        ['plan', seller.user._id, false, WRONG.valor, 10 * WRONG.valor],
      ]),
    );
    expect(listed).toHaveLength(2);
    expect((await made(`tasa=${RIGHT.valor}&fechaTasa=${WRONG.fechaValor}`)).body.data).toEqual([]);
  });

  it('is withdrawn once by two administrators at the same time, after the password, and told to the other', async () => {
    const stranger = (await mintUsers(h, 'admin', 1))[0]!;
    expect((await withdraw(WRONG, stranger)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    expect((await withdraw({ valor: 1111, fechaValor: today })).body.code).toBe('NO_ENCONTRADO');
    const before = await audited();
    const both = await Promise.all([withdraw(WRONG), withdraw(WRONG, other)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await withdraw(WRONG)).status).toBe(200);
    expect(await audited()).toBe(before + 1);
    expect((await publicly()).tasa).toMatchObject(RIGHT);
  });

  it('is not brought back by what is fetched, and asked about when it is typed again', async () => {
    await withdraw(WRONG);
    const rateService = h.app.get(ExchangeRatesService, { strict: false });
    expect(await rateService.setFetched({ ...WRONG, fuente: 'BCV (fuente)' })).toBe(false);
    expect((await publicly()).tasa).toMatchObject(RIGHT);
    const again = await set(WRONG);
    expect([again.status, again.body.code]).toEqual([409, 'TASA_SALTO']);
    expect(again.body.message).toContain('Esa misma tasa se retiró el');
    const { ana, cotizacion } = await quoted();
    expect((await set({ ...WRONG, confirmar: true })).status).toBe(200);
    expect((await rates())[0]).toMatchObject({ ...WRONG, estado: 'vigente' });
    // The rate of its quote was never withdrawn.
    expect((await pay(h, ana.token, paymentFor(cotizacion))).status).toBe(201);
  });

  it('may be one of before or of a later day: the one in force stays', async () => {
    const later = { valor: 1600, fechaValor: addDays(today, 2) };
    const { ana, cotizacion } = await quoted();
    expect((await set({ valor: 1549, fechaValor: today, confirmar: true })).status).toBe(200);
    expect((await set({ ...later, confirmar: true })).status).toBe(200);
    expect((await rates()).map(({ valor, estado }) => [valor, estado])).toEqual([
      [1600, 'proxima'],
      [1549, 'vigente'],
      [WRONG.valor, 'anterior'],
      [RIGHT.valor, 'anterior'],
    ]);
    for (const rate of [later, WRONG])
      expect((await withdraw(rate)).body.message).toBe(SYSTEM_MESSAGES.withdrawnFormer);
    expect((await publicly()).tasa).toMatchObject({ valor: 1549, fechaValor: today });
    expect((await rates()).find(({ estado }) => estado === 'proxima')).toBeUndefined();
    expect((await pay(h, ana.token, paymentFor(cotizacion))).body.code).toBe('TASA_RETIRADA');
  });

  it('leaves a shop without another one waiting, with a sentence, until the right one is set', async () => {
    const { ana, cotizacion } = await quoted();
    await withdraw(RIGHT);
    expect((await withdraw(WRONG)).body.message).toBe(SYSTEM_MESSAGES.withdrawnWithoutFormer);
    expect(await publicly()).toMatchObject({ tasa: null, tasaRetirada: true });
    const asked = await Promise.all([
      quote(h, ana.token, retiro(shop.store.user._id)),
      pay(h, ana.token, paymentFor(cotizacion)),
    ]);
    expect(asked.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      Array(2).fill([503, 'TASA_NO_DISPONIBLE', RATE_AWAITED]),
    );
    expect((await set({ valor: 1548.5, fechaValor: today })).status).toBe(200);
    expect(await publicly()).toMatchObject({ tasa: { valor: 1548.5 }, tasaRetirada: false });
    const refused = await pay(h, ana.token, paymentFor(cotizacion));
    expect(refused.body).toMatchObject({ code: 'TASA_RETIRADA', data: { tasa: { valor: 1548.5 } } });
  });

  it('stops purchases on both processes: whoever begins after the answer is refused, whatever memory says', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => quoted()));
    const late = await quoted();
    const made = await h.db.collection('pedidos').countDocuments({ tasa: WRONG.valor });
    const payAt = (base: string, { ana, cotizacion }: typeof late) =>
      call(base, 'POST', '/api/payments/banplus', { token: ana.token, body: paymentFor(cotizacion) });
    const [withdrawn, ...answers] = await Promise.all([
      withdraw(WRONG).then(async ({ status }) => [status, await payAt(second.base, late)] as const),
      ...clients.map((one, i) => payAt(i % 2 ? second.base : h.base, one)),
    ]);
    expect([withdrawn[0], withdrawn[1].body.code]).toEqual([200, 'TASA_RETIRADA']);
    for (const { status, body } of answers)
      expect([201, 'TASA_RETIRADA']).toContain(status === 201 ? status : body.code);
    const stand = answers.filter(({ status }) => status === 201).length;
    expect((await rates()).find(({ estado }) => estado === 'retirada')?.pedidos).toBe(made + stand);
  });
});

describe('a plan', () => {
  it('is not paid at it where another process still remembers it', async () => {
    await makePlan(h, admin.token, 'MES', { precio: 10 });
    const seller = await signUp(h.base, 'store');
    const at = ({ valor }: { valor: number }) => toMonto(toBolivares(1000, valor));
    const ask = (monto: number) => requestPlan(h, seller, 'MES', { monto });
    expect((await publicly()).tasa).toMatchObject(WRONG);
    const { status } = await call(second.base, 'PUT', '/api/admin/tasas/retirar', {
      token: admin.token,
      body: { motivo: 'Se cruzaron dos cifras', ...WRONG },
    });
    expect(status).toBe(200);
    const refused = await ask(at(WRONG));
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([
      409,
      'PLAN_MONTO',
      { monto: at(RIGHT), tasa: RIGHT.valor },
    ]);
    const taken = await ask(at(RIGHT));
    expect(taken.body.data.solicitud?.pago).toMatchObject({ monto: at(RIGHT) });
  });
});

describe('an order that is to be paid in the store', () => {
  const collect = (id: string, body: object) =>
    call(h.base, 'POST', `/api/orders/${id}/cobro`, { token: shop.store.token, body });
  async function reserved() {
    await call(h.base, 'PUT', '/api/user/profile', {
      token: shop.store.token,
      body: { store: { entrega: { efectivo: { activo: true, maximoUSD: 60, horas: 24 } } } },
    });
    const { ana, cotizacion } = await quoted();
    const { total, tiendas, token } = cotizacion;
    const items = tiendas[0]!.items.map(({ productoId, cantidad, precioUnitario }) => ({
      productoId,
      cantidad,
      precioUnitario,
    }));
    const { status } = await call(h.base, 'POST', '/api/checkout/efectivo', {
      token: ana.token,
      body: { cotizacion: token, monto: total, total, items },
    });
    expect(status).toBe(201);
    const order = (await h.db
      .collection('pedidos')
      .findOne({ clienteId: new h.db.base.Types.ObjectId(ana.user._id) }))!;
    return { id: String(order._id), total, pagoId: order.pagoId as unknown };
  }

  it('is paid at the rate in force, which the store is told with the new total', async () => {
    const [one, dollars] = [await reserved(), await reserved()];
    await withdraw(WRONG);
    const due = toMonto(toBolivares(2000, RIGHT.valor));
    const refused = await collect(one.id, { moneda: 'VES', monto: one.total });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'TASA_RETIRADA', { total: due }]);
    const paid = await collect(one.id, { moneda: 'VES', monto: due });
    expect(paid.body.data).toMatchObject({ total: due, tasa: RIGHT.valor, fechaTasa: RIGHT.fechaValor, totalUSD: 20 });
    expect(await h.db.collection('pagos').findOne({ _id: one.pagoId as never })).toMatchObject({
      estado: 'pagado',
      monto: toBolivares(2000, RIGHT.valor),
      tasa: RIGHT.valor,
    });
    expect((await collect(dollars.id, { moneda: 'USD', monto: 20 })).body.data).toMatchObject({ total: due });
  });
});
