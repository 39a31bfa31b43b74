import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { MAX_PAYMENT_AGE_DAYS } from '@tuerca/contracts/payments/payments/rules';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { admins, type Compra, daysAgo, pagoOf, purchase } from './payment-queue';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp();
  [shop, admin] = [await openShop(h), admins(h, await adminToken(h))];
});
afterAll(() => h.close());

const yesterday = () => new Date(Date.now() - 28 * 3_600_000).toISOString().slice(0, 10);

it('the same movement, named with 15, 8 and 6 digits, with another date, bank and payer, at the same time, pays one purchase', async () => {
  const full = referencia('77');
  const ways: Record<string, unknown>[] = [
    { referencia: full },
    { referencia: full.slice(-8) },
    { referencia: full.slice(-6) },
    { referencia: full, fechaPago: yesterday() },
    { referencia: full, bancoEmisor: '0134' },
    { referencia: full, cedulaPagador: '9876543', telefonoPagador: '0424-1112233' },
  ];
  const bought = await Promise.all(ways.map((way) => purchase(h, shop, '', way)));
  const all = await until(
    () => Promise.all(bought.map(({ pagoId }) => pagoOf(h, pagoId))),
    (docs) => docs.every(({ estado, resultado }) => estado === 'pagado' || resultado === 'referencia_usada'),
  );
  expect(all.map(({ estado }) => estado).sort()).toEqual([...Array(5).fill('en_verificacion'), 'pagado']);
  // The others wait for a person, who sees with what they clash, and nobody asks the bank again.
  const row = await queued(bought[all.findIndex(({ estado }) => estado !== 'pagado')]!);
  expect(row).toMatchObject({ grupo: 'por_revisar', resultado: 'referencia_usada' });
  expect(row.repetidos).toHaveLength(5);
  expect(all.filter(({ proximaRevision }) => proximaRevision !== null)).toEqual([]);
});

/** A purchase by somebody new, whether it is taken or refused. */
async function tried(way: Record<string, unknown>) {
  const [someone, producto] = [await client(h), await shop.sell({ precio: 8, stock: 5 })];
  return buy(h, someone.token, [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }], way);
}

async function queued({ orderNumber }: Compra) {
  const { body } = await admin.get(`/api/admin/pagos?grupo=por_revisar&q=${orderNumber}`);
  expect(body.meta.total).toBe(1);
  return body.data[0];
}

it('a movement that paid is refused to an administrator, too, until she names the one that she saw', async () => {
  const paid = await purchase(h, shop, '55');
  await until(
    () => pagoOf(h, paid.pagoId),
    ({ estado }) => estado === 'pagado',
  );
  const again = await purchase(h, shop, '', { referencia: paid.referencia, bancoEmisor: '0134' });
  const refused = await admin.post(`/api/admin/pagos/${again.pagoId}/aprobar`);
  expect([refused.status, refused.body.code]).toEqual([409, 'MOVIMIENTO_USADO']);
  expect(refused.body.message).toBe(`Ese movimiento del banco ya pagó la compra ${paid.orderNumber}.`);
  expect((await pagoOf(h, again.pagoId)).estado).toBe('en_verificacion');
  const movimiento = { bancoEmisor: '0134', referencia: '00998877665', fecha: yesterday() };
  const approved = await admin.post(`/api/admin/pagos/${again.pagoId}/aprobar`, { movimiento, nota: 'Visto en línea' });
  expect([approved.status, approved.body.data?.estado]).toEqual([200, 'pagado']);
});

it('a reference too short to name a movement is left to a person', async () => {
  const { pagoId } = await purchase(h, shop, '', { referencia: '7799' });
  expect(await pagoOf(h, pagoId)).toMatchObject({ estado: 'en_verificacion', resultado: 'manual', sufijos: [] });
});

it('a zero in front of the cédula makes no other payer', async () => {
  const first = await purchase(h, shop, '00', { cedulaPagador: '7654321', telefonoPagador: '0412-1110001' });
  const again = await tried({
    referencia: first.referencia,
    cedulaPagador: '07654321',
    telefonoPagador: '0412-1110002',
  });
  expect([again.status, again.body.code]).toEqual([409, 'REFERENCIA_USADA']);
});

it('a payment is of the last five days', async () => {
  for (const fechaPago of ['1900-01-01', daysAgo(MAX_PAYMENT_AGE_DAYS + 1)]) {
    const { status, body } = await tried({ fechaPago });
    expect([status, body.message]).toEqual([400, PAYMENT_MESSAGES.tooOld]);
  }
  // The day before the last one: this test may run over midnight.
  expect((await tried({ fechaPago: daysAgo(MAX_PAYMENT_AGE_DAYS - 1) })).status).toBe(201);
});

describe('at the same moment', () => {
  it('two administrators confirm one movement for two payments: one is paid', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = await Promise.all([purchase(h, shop, '00'), purchase(h, shop, '00')]);
      const movimiento = { bancoEmisor: '0102', referencia: referencia('12'), fecha: yesterday() };
      const answers = await Promise.all(
        [one, other].map(({ pagoId }) => admin.post(`/api/admin/pagos/${pagoId}/aprobar`, { movimiento })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const docs = await Promise.all([one, other].map(({ pagoId }) => pagoOf(h, pagoId)));
      expect(docs.map(({ estado }) => estado).sort()).toEqual(['en_verificacion', 'pagado']);
    }
  });

  it('two administrators, the bank and the expiry meet at one payment: it ends once, with one audit line of who was first', async () => {
    for (let round = 0; round < 4; round++) {
      const { pagoId, pedidoId } = await purchase(h, shop, '00');
      const _id = (await pagoOf(h, pagoId))._id;
      // The bank has it by now, and its time is over.
      const set = { referencia: referencia('99'), proximaRevision: new Date(0), expira: new Date(0) };
      await h.db.collection('pagos').updateOne({ _id }, { $set: set });
      const steps = [
        () => admin.post(`/api/admin/pagos/${pagoId}/aprobar`),
        () => admin.post(`/api/admin/pagos/${pagoId}/rechazar`, { motivo: 'No aparece' }),
        () => admin.post(`/api/admin/pagos/${pagoId}/diferencia`, { montoRecibido: 1, motivo: 'Llegó menos' }),
        () => h.app.get(SweeperService, { strict: false }).sweep(),
      ];
      const turned = [...steps.slice(round), ...steps.slice(0, round)];
      for (const answer of await Promise.all(turned.map((step) => step())))
        if (answer) expect([200, 409]).toContain(answer.status);
      // Whoever asked for the difference first leaves it open.
      const pago = await pagoOf(h, pagoId);
      const lines = await h.db.collection('auditoria').countDocuments({ objeto: `pago:${pagoId}` });
      const byPeople = pago.historial.filter(
        ({ por }: { por: string }) => !['cliente', 'banco', 'sistema'].includes(por),
      );
      expect(lines).toBe(byPeople.length);
      const pedido = await h.db.collection('pedidos').findOne({ _id: new h.db.base.Types.ObjectId(pedidoId) });
      expect(pedido!.estadoPago).toBe(pago.estado);
      // What the bank sees after a rejection is noted, and ends nothing once more.
      const ends = (pago.historial as { estado: string }[]).filter(
        ({ estado }, i, all) => ['pagado', 'rechazado'].includes(estado) && estado !== all[i - 1]?.estado,
      );
      expect(ends.length).toBe(pago.estado === 'en_verificacion' ? 0 : 1);
    }
  });

  it('a client asks while it is settled: nothing happens twice', async () => {
    const { ana, pagoId } = await purchase(h, shop, '00');
    const ask = () => call(h.base, 'POST', '/api/payments/verify/pago-movil', { token: ana.token, body: { pagoId } });
    const answers = await Promise.all([ask(), admin.post(`/api/admin/pagos/${pagoId}/aprobar`), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { historial } = await pagoOf(h, pagoId);
    expect(historial.filter(({ estado }: { estado: string }) => estado === 'pagado')).toHaveLength(1);
    expect((await call(h.base, 'GET', `/api/payments/${pagoId}`, { token: (await client(h)).token })).status).toBe(404);
  });
});
