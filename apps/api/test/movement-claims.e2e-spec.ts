import { adminToken, mintUser, stayConfirmed } from './actors';
import { call, type Harness, startApp } from './harness';
import { admins, pagoOf, purchase, sendStatement, statementOf, today } from './payment-queue';
import { startSecondProcess } from './second-process';
import { openShop, type Shop } from './shop';

jest.setTimeout(180_000);

let h: Harness;
let shop: Shop;
let token: string;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp();
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
});
afterAll(() => h.close());

/** Reference for payments without a known one, by the specification. */
const NO_REFERENCE = 'PM12345678901';
const approve = (pagoId: string, body: object = {}) => admin.post(`/api/admin/pagos/${pagoId}/aprobar`, body);
const movementOf = (referencia: string) => h.db.collection('movimientos_banco').findOne({ referencia });

it('one transfer named by its last four, five and six digits pays one purchase, approved by hand', async () => {
  const ways = ['4800', '34800', '934800', '55934800'];
  const [first, ...others] = await Promise.all(ways.map((referencia) => purchase(h, shop, '', { referencia })));
  expect((await approve(first!.pagoId)).body.data).toMatchObject({ estado: 'pagado' });
  for (const { pagoId } of others) {
    const refused = await approve(pagoId);
    expect([refused.status, refused.body.code]).toEqual([409, 'MOVIMIENTO_USADO']);
    expect(refused.body.message).toBe(`Ese movimiento del banco ya pagó la compra ${first!.orderNumber}.`);
    expect(await pagoOf(h, pagoId)).toMatchObject({ estado: 'en_verificacion', resultado: 'referencia_usada' });
  }
});

it('two administrators approve two payments of one transfer on two processes at once: one is paid', async () => {
  const other = await startSecondProcess();
  try {
    for (let round = 0; round < 4; round++) {
      const short = String(6100 + round);
      const [one, two] = await Promise.all([
        purchase(h, shop, '', { referencia: short }),
        purchase(h, shop, '', { referencia: `7${short}` }),
      ]);
      const answers = await Promise.all(
        [
          { base: h.base, ...one },
          { base: other.base, ...two },
        ].map(({ base, pagoId }) => call(base, 'POST', `/api/admin/pagos/${pagoId}/aprobar`, { token, body: {} })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  } finally {
    await other.close();
  }
});

describe('a statement', () => {
  it('that comes after the approval gives its movement to who claimed it', async () => {
    const [mine, late] = [await purchase(h, shop, '', { referencia: '7304' }), await purchase(h, shop, '00')];
    await approve(mine.pagoId);
    const line = { fecha: today(), referencia: '00120887304', monto: mine.monto };
    expect((await sendStatement(h, token, statementOf([line]))).status).toBe(201);
    const movement = (await movementOf('00120887304'))!;
    expect(movement).toMatchObject({ orderNumber: mine.orderNumber });
    expect((await pagoOf(h, mine.pagoId)).abonos).toMatchObject([{ movimientoId: movement._id }]);
    const second = await approve(late.pagoId, { movimientoId: String(movement._id) });
    expect([second.status, second.body.code]).toEqual([409, 'MOVIMIENTO_USADO']);
  });

  it('that was there before gives it at the approval, and asks which one where several fit', async () => {
    const [mine, other] = await Promise.all(
      ['5519', '5519'].map((referencia, i) =>
        purchase(h, shop, '', { referencia, cedulaPagador: `1100220${i}`, telefonoPagador: `0412-110220${i}` }),
      ),
    );
    const lines = ['00331155519', '00661175519'].map((referencia) => ({
      fecha: today(),
      referencia,
      monto: mine!.monto,
    }));
    await sendStatement(h, token, statementOf(lines));
    expect((await approve(mine!.pagoId)).body.code).toBe('MOVIMIENTO_DUDOSO');
    const [one, two] = [(await movementOf(lines[0]!.referencia))!, (await movementOf(lines[1]!.referencia))!];
    expect((await approve(mine!.pagoId, { movimientoId: String(one._id) })).status).toBe(200);
    // Two movements of one statement are distinct, even when equal.
    expect((await approve(other!.pagoId, { movimientoId: String(two._id) })).status).toBe(200);
    const third = await purchase(h, shop, '', { referencia: '5519', bancoEmisor: '0134' });
    expect((await approve(third.pagoId)).body.code).toBe('MOVIMIENTO_USADO');
  });
});

describe('without any movement', () => {
  it('a payment is approved by two administrators who give a reason, and by no single one', async () => {
    const eva = await mintUser(h, 'admin');
    const { pagoId, monto } = await purchase(h, shop, '', { referencia: NO_REFERENCE });
    const alone = await approve(pagoId);
    expect([alone.status, alone.body.errors?.[0]?.campo]).toEqual([400, 'movimiento']);
    expect((await approve(pagoId, { sinMovimiento: true })).body.errors?.[0]?.campo).toBe('nota');
    const body = { sinMovimiento: true, nota: 'Visto en la banca en línea' };
    for (let again = 0; again < 2; again++)
      expect((await approve(pagoId, body)).body.data).toMatchObject({ estado: 'pendiente' });
    expect((await admin.get(`/api/admin/pagos/${pagoId}`)).body.data.sinMovimiento).toMatchObject({ nota: body.nota });
    const confirmed = await admins(h, eva.token).post(`/api/admin/pagos/${pagoId}/aprobar`, {
      ...body,
      nota: 'Yo también lo vi',
    });
    expect(confirmed.body.data).toMatchObject({ estado: 'pagado', montoRecibido: monto });
    const lines = await h.db
      .collection('auditoria')
      .find({ objeto: `pago:${pagoId}` })
      .sort({ fecha: 1 })
      .toArray();
    expect(lines.map(({ accion }) => accion)).toEqual(['pago.sin_movimiento', 'pago.sin_movimiento', 'pago.aprobar']);
  });

  it('the only administrator gives her password again', async () => {
    const me = (await call(h.base, 'GET', '/api/auth/me', { token })).body.data._id as string;
    await h.db
      .collection('usuarios')
      .updateMany({ role: 'admin', _id: { $ne: new h.db.base.Types.ObjectId(me) } }, { $set: { activo: false } });
    await h.db.collection('sesiones').updateMany({}, { $set: { confirmada: new Date(0) } });
    const { pagoId } = await purchase(h, shop, '', { referencia: NO_REFERENCE });
    const body = { sinMovimiento: true, nota: 'Visto en la banca en línea' };
    expect((await approve(pagoId, body)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    await stayConfirmed(h, token);
    expect((await approve(pagoId, body)).body.data).toMatchObject({ estado: 'pagado' });
  });
});
