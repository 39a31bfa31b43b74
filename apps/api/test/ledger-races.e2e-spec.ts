import fc from 'fast-check';
import { ReleaseService } from '../src/cart/checkout/release.service';
import { HistoricalOrdersService } from '../src/demo/historical-orders.service';
import { PayoutsService } from '../src/orders/comisiones/payouts.service';
import { SettlementService } from '../src/payments/payments/settlement.service';
import { groupBy } from '../src/platform/common/group-by';
import { adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { asientosOf, deliver, expectBalanced, oid, pedidoOf, refund, sellOrder } from './ledger';
import { startSecondProcess } from './second-process';
import { client, openShop, type Shop } from './shop';

jest.setTimeout(180_000);

let h: Harness;
let shops: Shop[];
let admin: string;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  [shops, admin] = [[await openShop(h), await openShop(h)], await adminToken(h)];
});
afterAll(() => h.close());

const get = <T>(token: new (...args: never[]) => T): T => h.app.get(token, { strict: false });
const UNITS = 3;

/** Purchases in both shops whose payment waits for the bank. */
async function openPurchases(count: number): Promise<{ pagoId: string; pedidos: string[] }[]> {
  const ana = await client(h);
  const products = await Promise.all(shops.map((shop) => shop.sell({ precio: 7.77, stock: 90 })));
  const [one, other] = shops.map(({ store }) => store.user._id) as [string, string];
  await get(HistoricalOrdersService).insert(
    Array.from({ length: count }, (_, i) => ({
      clienteId: ana.user._id,
      creado: new Date(Date.now() - (count - i) * 60_000),
      items: products.map(({ id }) => ({ productoId: id, cantidad: UNITS })),
      entrega: { [one]: 'delivery' as const, [other]: 'retiro' as const },
      metodoPago: 'pago_movil' as const,
      bancoEmisor: '0102',
      target: { estado: 'pendiente' as const, estadoPago: 'en_verificacion' as const },
    })),
  );
  const docs = await h.db
    .collection('pedidos')
    .find({ clienteId: oid(h, ana.user._id) })
    .sort({ numero: 1 })
    .toArray();
  const byPayment = groupBy(docs, ({ pagoId }) => String(pagoId));
  return [...byPayment].map(([pagoId, pedidos]) => ({ pagoId, pedidos: pedidos.map(({ _id }) => String(_id)) }));
}

type Op = ['pay' | 'cancel' | 'deliver' | 'refund' | 'close' | 'payOut', number, number];
const op = fc.tuple(
  fc.constantFrom<Op[0]>('pay', 'pay', 'cancel', 'deliver', 'deliver', 'refund', 'refund', 'refund', 'close', 'payOut'),
  fc.nat(3),
  fc.nat(1),
);
/** Refusals by a state or a faster competitor are no failures; all others are. */
const CODES = [
  ...['ESTADO_CAMBIO', 'PASO_NO_PERMITIDO', 'DEVUELTO_SUPERA_PAGADO'],
  ...['LIQUIDACION_SIN_SALDO', 'LIQUIDACION_PAGADA'],
];
const refused = (error: { code?: string | number }) => {
  if (!CODES.includes(String(error.code)) && error.code !== 11000) throw error;
};

/** Pays without a movement from the bank. */
async function pay(pagoId: string) {
  const pago = await h.db.collection('pagos').findOne({ _id: oid(h, pagoId) });
  return get(SettlementService).pay(pago as never, { por: 'banco', nota: null, abono: null, certain: false });
}

async function run([what, which, side]: Op, purchases: Awaited<ReturnType<typeof openPurchases>>): Promise<void> {
  const { pagoId, pedidos } = purchases[which]!;
  const { token, user } = shops[side]!.store;
  const id = pedidos.at(side)!;
  const pedido = await pedidoOf(h, id);
  const store = shops.find((shop) => shop.store.user._id === String(pedido.tiendaId))!;
  const tiendaId = user._id;
  switch (what) {
    case 'pay':
      return void (await pay(pagoId));
    case 'cancel':
      return void (await get(ReleaseService).cancel(
        { id: store.store.user._id, role: 'store', sid: '' },
        id,
        'Sin existencias',
      ));
    case 'deliver':
      if (pedido.estado === 'pendiente' && pedido.estadoPago === 'pagado')
        await deliver(h, store, { id }).catch(() => undefined);
      return;
    case 'refund':
      // A unit at a time, each under its index: of two concurrent refunds the second is refused.
      if (pedido.estado === 'entregado' && (pedido.devuelto ?? 0) < pedido.subtotal)
        await refund(h, id, {
          cantidad: 1,
          devolucionId: id.slice(0, 23) + String(Math.round((pedido.devuelto ?? 0) / pedido.items[0].precioUnitario)),
        });
      return;
    case 'close':
      return void (await get(PayoutsService).close({ id: user._id, role: 'admin', sid: '' }, { tiendaId }));
    case 'payOut': {
      const payout = await h.db
        .collection('liquidaciones')
        .findOne({ tiendaId: oid(h, tiendaId) }, { sort: { numero: -1 } });
      const path = `/api/admin/liquidaciones/${String(payout?._id)}/pagar`;
      if (payout) await call(h.base, 'PUT', path, { token: token && admin, body: { referencia: `0000${which}` } });
    }
  }
}

it('balances whatever happens to orders and payouts at once, each of it told three times', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 60, maxLength: 80 }), async (ops) => {
      const purchases = await openPurchases(4);
      const rest = ops.flatMap((one) => [one, one, one]);
      const worker = async () => {
        for (let one = rest.shift(); one; one = rest.shift()) await run(one, purchases).catch(refused);
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      await expectBalanced(h);
    }),
    { numRuns: 3, endOnFailure: true },
  );
  const kinds = new Set((await asientosOf(h)).map(({ tipo }) => tipo));
  expect([...kinds].sort()).toEqual(['anulacion', 'devolucion', 'liquidacion', 'venta']);
});

it('is closed and paid once by two processes', async () => {
  const other = await startSecondProcess();
  try {
    const shop = await openShop(h);
    for (const sale of await Promise.all([1, 2, 3].map(() => sellOrder(h, shop, { admin }))))
      await deliver(h, shop, sale);
    const body = { tiendaId: shop.store.user._id };
    const bases = [h.base, other.base, h.base, other.base, h.base, other.base];
    const closed = await Promise.all(
      bases.map((base) => call(base, 'POST', '/api/admin/liquidaciones', { token: admin, body })),
    );
    expect(closed.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const { _id } = closed.find(({ status }) => status === 201)!.body.data;
    const path = `/api/admin/liquidaciones/${_id}/pagar`;
    const paid = await Promise.all(
      bases.map((base, i) => call(base, 'PUT', path, { token: admin, body: { referencia: `1000000${i % 2}` } })),
    );
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    await expectBalanced(h, shop.store.user._id);
  } finally {
    await other.close();
  }
});
