import type { SaldoCliente } from '@tuerca/contracts/payments/payments/admin-schemas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { BankAdapter, type BankAnswer } from '../src/payments/payments/bank/bank-adapter';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import { type Actor, adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { admins, oid, pagoOf, purchase, saldosOf, today } from './payment-queue';
import { buy, client, openShop, referencia, type Shop, stockOf, until } from './shop';

let h: Harness;
let shop: Shop;
let admin: ReturnType<typeof admins>;
let token: string;
beforeAll(async () => {
  // Time limits are swept by hand.
  h = await startApp({ BARRIDO_MS: '600000' });
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
});
afterAll(() => h.close());

const pedidoOf = async (id: string) => (await h.db.collection('pedidos').findOne({ _id: oid(h, id) }))!;
const cancel = (who: { token: string }, id: string, motivo = 'Se agotó la pieza') =>
  call(h.base, 'POST', `/api/pedidos/${id}/cancelar`, { token: who.token, body: { motivo } });
const adminCancel = (id: string) =>
  call(h.base, 'PUT', `/api/admin/pedidos/${id}/cancelar`, { token, body: { motivo: 'Lo pidió la tienda' } });
const approve = (pagoId: string) => admin.post(`/api/admin/pagos/${pagoId}/aprobar`);
const messageOf = async (ana: Actor, pagoId: string) =>
  (await call(h.base, 'GET', `/api/payments/${pagoId}`, { token: ana.token })).body.data;
const bsOf = (monto: number) =>
  `Bs.\u00A0${toMonto(monto).toLocaleString('es-VE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function paid() {
  const one = await purchase(h, shop, '00');
  expect((await approve(one.pagoId)).status).toBe(200);
  return one;
}

/** One purchase in two stores, whose payment waits. */
async function inTwoStores() {
  const [other, ana] = [await openShop(h), await client(h)];
  const products = [await shop.sell({ precio: 10, stock: 5 }), await other.sell({ precio: 20, stock: 5 })];
  const lines = [shop, other].map(({ store }, i) => ({
    productoId: products[i]!.id,
    cantidad: 1,
    tiendaId: store.user._id,
  }));
  const { body } = await buy(h, ana.token, lines, { referencia: referencia('00') });
  const { pagoId, pedidos } = body.data;
  await until(
    () => pagoOf(h, pagoId),
    ({ resultado }) => resultado !== null,
  );
  return { ana, other, pagoId: pagoId as string, ids: pedidos.map(({ _id }: { _id: string }) => _id) as string[] };
}

it('a store cancels what was paid: the money is owed until it was sent back, and the client reads both', async () => {
  const { ana, pagoId, pedidoId, orderNumber } = await paid();
  expect((await cancel(shop.store, pedidoId)).status).toBe(200);
  const { total } = await pedidoOf(pedidoId);
  const [saldo, ...more] = await saldosOf(h, pagoId);
  expect([saldo, more]).toMatchObject([{ motivo: 'cancelado', monto: total, estado: 'pendiente' }, []]);
  expect(String(saldo!.pedidoId)).toBe(pedidoId);
  const owed = `Te devolveremos ${bsOf(total)}`;
  expect((await messageOf(ana, pagoId)).mensaje).toContain(owed);
  const notice = (await noticesOf(h, ana)).find(({ titulo }) => titulo === 'Te devolveremos dinero');
  expect(notice?.mensaje).toContain(`Compra ${orderNumber}: ${owed}`);
  const order = async () => (await call(h.base, 'GET', `/api/orders/${pedidoId}`, { token: ana.token })).body.data;
  expect(await order()).toMatchObject({ estadoPago: 'reembolsado', reembolso: { monto: toMonto(total), fecha: null } });

  const row = (await admin.get('/api/admin/saldos?estado=pendiente')).body.data.find(
    (one: SaldoCliente) => one.pagoId === pagoId,
  );
  expect(row).toMatchObject({ motivo: 'cancelado', numero: (await pedidoOf(pedidoId)).numero, monto: toMonto(total) });
  const answers = await Promise.all(
    [1, 2].map(() => admin.post(`/api/admin/saldos/${row._id}/devolver`, { referencia: '00445566' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await messageOf(ana, pagoId)).mensaje).toContain(`Te devolvimos ${bsOf(total)}`);
  expect((await order()).reembolso.fecha).toEqual(expect.any(String));
});

it('store and administrator cancel at once, several times: it is owed once', async () => {
  const { pagoId, pedidoId, producto } = await paid();
  const answers = await Promise.all([
    cancel(shop.store, pedidoId),
    adminCancel(pedidoId),
    cancel(shop.store, pedidoId),
    adminCancel(pedidoId),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await saldosOf(h, pagoId)).toHaveLength(1);
  expect((await pagoOf(h, pagoId)).porDevolver).toBe((await pedidoOf(pedidoId)).total);
  expect(await stockOf(h, producto.id)).toBe(10);
});

it('one order of two is cancelled before the whole amount is verified: that order is owed, the other is paid', async () => {
  const { ana, pagoId, ids } = await inTwoStores();
  expect((await cancel(ana, ids[0]!)).status).toBe(200);
  expect(await saldosOf(h, pagoId)).toEqual([]);
  expect((await approve(pagoId)).status).toBe(200);
  const [gone, kept] = [await pedidoOf(ids[0]!), await pedidoOf(ids[1]!)];
  expect([gone.estadoPago, kept.estadoPago]).toEqual(['reembolsado', 'pagado']);
  expect(gone.reembolso).toEqual({ monto: gone.total, fecha: null });
  expect(await saldosOf(h, pagoId)).toMatchObject([{ motivo: 'cancelado', monto: gone.total, numero: gone.numero }]);
  expect((await noticesOf(h, ana)).map(({ titulo }) => titulo)).toContain('Te devolveremos dinero');
  // The other one, too: two debts of one payment, each of them once.
  expect((await adminCancel(ids[1]!)).status).toBe(200);
  const owed = await saldosOf(h, pagoId);
  expect(owed.map(({ monto }) => monto).sort()).toEqual([gone.total, kept.total].sort());
  await Promise.all(
    owed.map(({ _id }) => admin.post(`/api/admin/saldos/${String(_id)}/devolver`, { referencia: '00445566' })),
  );
  expect(await pagoOf(h, pagoId)).toMatchObject({ porDevolver: 0, devuelto: gone.total + kept.total });
});

it('an order is cancelled while its payment is approved: what of the money is not kept is owed once, whoever is first', async () => {
  for (let round = 0; round < 6; round++) {
    const { ana, pagoId, ids } = await inTwoStores();
    await Promise.all([cancel(ana, ids[0]!), approve(pagoId), adminCancel(ids[1]!), approve(pagoId)]);
    const [pago, orders] = [await pagoOf(h, pagoId), await Promise.all(ids.map(pedidoOf))];
    const gone = pago.estado === 'rechazado' ? [] : orders.filter(({ estado }) => estado === 'cancelado');
    const owed = await saldosOf(h, pagoId);
    expect(owed.map(({ monto }) => monto).sort()).toEqual(gone.map(({ total }) => total).sort());
    expect(gone.map(({ estadoPago }) => estadoPago)).toEqual(gone.map(() => 'reembolsado'));
  }
});

describe('money that comes when the purchase has ended', () => {
  /** The bank answers when the test says so. */
  function heldBank() {
    const bank = h.app.get(BankAdapter, { strict: false });
    let answer!: (answer: BankAnswer) => void;
    let asked!: () => void;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const spy = jest.spyOn(bank, 'check').mockImplementation(() => {
      asked();
      return new Promise((resolve) => (answer = resolve));
    });
    return { isAsked, answer: (value: BankAnswer) => answer(value), restore: () => spy.mockRestore() };
  }

  it.each([
    ['the client', 'cancelado', (ana: Actor, id: string) => cancel(ana, id)],
    [
      'time',
      'tardio',
      async (_: Actor, __: string, pagoId: string) => {
        await h.db.collection('pagos').updateOne({ _id: oid(h, pagoId) }, { $set: { expira: new Date(0) } });
        await h.app.get(SweeperService, { strict: false }).sweep();
      },
    ],
  ] as const)('%s ends it while the bank is asked, which then finds the money: it is owed', async (_, motivo, end) => {
    const bank = heldBank();
    try {
      const [ana, producto] = [await client(h), await shop.sell({ precio: 15, stock: 10 })];
      const line = { productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id };
      const ref = referencia();
      const { body } = await buy(h, ana.token, [line], { referencia: ref });
      const { pagoId, pedidos } = body.data;
      await bank.isAsked;
      await end(ana, pedidos[0]._id, pagoId);
      const { monto, estado } = await pagoOf(h, pagoId);
      expect(estado).toBe('rechazado');
      bank.answer({
        resultado: 'verificado',
        montoRecibido: monto,
        movimiento: { bancoEmisor: '0102', fecha: today(), referencia: ref },
      });
      const owed = await until(
        () => saldosOf(h, pagoId),
        (found) => found.length > 0,
      );
      expect(owed).toMatchObject([{ motivo, monto, estado: 'pendiente' }]);
      expect(await pagoOf(h, pagoId)).toMatchObject({ estado: 'rechazado', abonos: [{ monto }] });
      expect(await stockOf(h, producto.id)).toBe(10);
      expect((await noticesOf(h, ana)).map(({ titulo }) => titulo)).toContain('Te devolveremos dinero');
      // An administrator who finds the same movement in the account does not owe it again.
      const again = await admin.post(`/api/admin/pagos/${pagoId}/tardio`, {
        montoRecibido: toMonto(monto),
        nota: 'Está en el extracto',
        movimiento: { bancoEmisor: '0102', fecha: today(), referencia: ref },
      });
      expect([again.status, again.body.code]).toEqual([409, 'MOVIMIENTO_USADO']);
      expect(await saldosOf(h, pagoId)).toHaveLength(1);
    } finally {
      bank.restore();
    }
  });
});
