import { SETTLEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import {
  admins,
  type Compra,
  oid,
  pagoOf,
  purchase,
  saldosOf,
  sendStatement,
  statementOf,
  today,
} from './payment-queue';
import { openShop, referencia, type Shop, stockOf } from './shop';

let h: Harness;
let shop: Shop;
let token: string;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
});
afterAll(() => h.close());

const late = (pagoId: string, body: object) => admin.post(`/api/admin/pagos/${pagoId}/tardio`, body);
const movement = (ref: string) => ({ bancoEmisor: '0102', referencia: ref, fecha: today() });
async function rejected(): Promise<Compra> {
  const one = await purchase(h, shop, '00');
  const { status } = await admin.post(`/api/admin/pagos/${one.pagoId}/rechazar`, { motivo: 'No aparece en el banco' });
  expect(status).toBe(200);
  return one;
}
const nota = 'Llegó dos días después';

it('money of a rejected payment is found by hand: it is owed once, told, sent back, and buys nothing', async () => {
  const { ana, pagoId, monto, orderNumber, referencia: ref, producto } = await rejected();
  const body = { montoRecibido: monto, nota, movimiento: movement(ref) };
  const answers = await Promise.all([1, 2, 3].map(() => late(pagoId, body)));
  expect(answers.map(({ status, body: { code } }) => [status, code]).sort()).toEqual([
    [200, undefined],
    [409, 'MOVIMIENTO_USADO'],
    [409, 'MOVIMIENTO_USADO'],
  ]);
  expect(await saldosOf(h, pagoId)).toMatchObject([
    { motivo: 'tardio', monto: Math.round(monto * 100), nota, numero: null, estado: 'pendiente' },
  ]);
  const mine = async () => (await call(h.base, 'GET', `/api/payments/${pagoId}`, { token: ana.token })).body.data;
  expect(await mine()).toMatchObject({ estado: 'rechazado', canceladoPor: 'sistema', porDevolver: monto, devuelto: 0 });
  const [notice] = await noticesOf(h, ana);
  expect(notice).toMatchObject({ titulo: 'Te devolveremos dinero' });
  expect(notice!.mensaje).toContain(`Compra ${orderNumber}: Te devolveremos Bs.\u00A0`);
  expect(await stockOf(h, producto.id)).toBe(10);
  expect((await admin.get(`/api/admin/pagos/${pagoId}`)).body.data).toMatchObject({
    abonos: [{ monto, referencia: ref }],
    auditoria: expect.arrayContaining([expect.objectContaining({ accion: 'pago.tardio', motivo: nota })]),
  });

  const [saldo] = await saldosOf(h, pagoId);
  const sent = await admin.post(`/api/admin/saldos/${String(saldo!._id)}/devolver`, { referencia: '00445566' });
  expect(sent.status).toBe(200);
  expect(await mine()).toMatchObject({ porDevolver: 0, devuelto: monto });
});

it('what the client sent twice is owed twice, and a movement that paid another purchase never', async () => {
  const [{ pagoId, monto }, paid] = [await rejected(), await purchase(h, shop, '99')];
  for (const ref of [referencia('31'), referencia('32')])
    expect((await late(pagoId, { montoRecibido: monto, nota, movimiento: movement(ref) })).status).toBe(200);
  const owed = await saldosOf(h, pagoId);
  expect(owed).toHaveLength(2);
  expect((await pagoOf(h, pagoId)).porDevolver).toBe(2 * Math.round(monto * 100));
  await Promise.all(
    owed.map(({ _id }) => admin.post(`/api/admin/saldos/${String(_id)}/devolver`, { referencia: '00445566' })),
  );
  expect(await pagoOf(h, pagoId)).toMatchObject({ porDevolver: 0, devuelto: 2 * Math.round(monto * 100) });
  const taken = { montoRecibido: paid.monto, nota, movimiento: movement(paid.referencia) };
  expect(await late(pagoId, taken)).toMatchObject({ status: 409, body: { code: 'MOVIMIENTO_USADO' } });
  expect(await saldosOf(h, pagoId)).toHaveLength(2);
});

it('a movement of a statement is proposed for a rejected payment, and serves it once', async () => {
  const { pagoId, monto, referencia: ref } = await rejected();
  await sendStatement(h, token, statementOf([{ fecha: today(), referencia: ref, monto }]));
  const { candidatos, porRecibir } = (await admin.get(`/api/admin/pagos/${pagoId}`)).body.data;
  expect(candidatos).toMatchObject([{ movimiento: { monto, referencia: ref } }]);
  expect(porRecibir).toBe(0);
  const { _id: movimientoId } = candidatos[0].movimiento;
  const wrong = await late(pagoId, { montoRecibido: monto + 1, nota, movimientoId });
  expect(wrong.body.code).toBe('MONTO_NO_COINCIDE');
  expect((await late(pagoId, { montoRecibido: monto, nota, movimientoId })).status).toBe(200);
  expect((await admin.get(`/api/admin/pagos/${pagoId}`)).body.data.candidatos).toEqual([]);
  const other = await purchase(h, shop, '00');
  const approved = await admin.post(`/api/admin/pagos/${other.pagoId}/aprobar`, { movimientoId });
  expect(approved.body.code).toMatch(/MOVIMIENTO_USADO|MONTO_NO_COINCIDE/);
});

it('is for payments that were rejected alone, and names a movement and an amount', async () => {
  const open = await purchase(h, shop, '00');
  const movimiento = movement(open.referencia);
  expect((await late(open.pagoId, { montoRecibido: 1, nota, movimiento })).body.code).toBe('ESTADO_CAMBIO');
  await admin.post(`/api/admin/pagos/${open.pagoId}/aprobar`);
  expect((await late(open.pagoId, { montoRecibido: 1, nota, movimiento })).body.code).toBe('ESTADO_CAMBIO');
  const { pagoId } = await rejected();
  for (const bad of [{ nota }, { montoRecibido: 10 }, { montoRecibido: 0, nota }, { montoRecibido: 1.005, nota }])
    expect([bad, (await late(pagoId, bad)).status]).toEqual([bad, 400]);
  // What was typed without a reference names no movement.
  await h.db.collection('pagos').updateOne({ _id: oid(h, pagoId) }, { $set: { referencia: null } });
  const { status, body } = await late(pagoId, { montoRecibido: 10, nota });
  expect([status, body.errors]).toEqual([400, [{ campo: 'movimiento', mensaje: SETTLEMENT_MESSAGES.evidence }]]);
  expect(await saldosOf(h, pagoId)).toEqual([]);
});
