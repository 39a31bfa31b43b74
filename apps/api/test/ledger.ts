import { EventEmitter2 } from '@nestjs/event-emitter';
import { DAY } from '@tuerca/contracts/kernel/time';
import { DevolucionReembolsada } from '../src/orders/devoluciones/devoluciones.events';
import { OrderRefundsService } from '../src/orders/orders/order-refunds.service';
import { emitInTurn } from '../src/platform/common/emit-in-turn';
import { Transactions } from '../src/platform/database/transactions';
import { type Actor } from './actors';
import { call, type Harness } from './harness';
import { buy, client, referencia, type Shop } from './shop';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Raw = Record<string, any>;

/** Database of the checks, with or without a running product. */
type Stored = Pick<Harness, 'db'>;
export const oid = (h: Stored, id: string) => new h.db.base.Types.ObjectId(id);
export const pedidoOf = async (h: Harness, id: string): Promise<Raw> =>
  (await h.db.collection('pedidos').findOne({ _id: oid(h, id) }))!;
export const asientosOf = (h: Harness, filter: Raw = {}): Promise<Raw[]> =>
  h.db.collection('asientos').find(filter).sort({ fecha: 1, _id: 1 }).toArray();
/** Contribution of an entry to the debt. */
export const netoOf = ({ monto, comision, reembolso }: Raw): number => monto + comision + reembolso;
export const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export interface Sale {
  id: string;
  numero: string;
  pagoId: string;
  ana: Actor;
}
/** A client's purchase in one shop, paid when `admin` approves it. */
export async function sellOrder(
  h: Harness,
  shop: Shop,
  { precio = 25, cantidad = 2, admin }: { precio?: number; cantidad?: number; admin?: string } = {},
): Promise<Sale> {
  const [ana, producto] = [await client(h), await shop.sell({ precio, stock: 50 })];
  const { body } = await buy(h, ana.token, [{ productoId: producto.id, cantidad, tiendaId: shop.store.user._id }], {
    referencia: referencia('00'),
  });
  const { _id: id, numero } = body.data.pedidos[0];
  const sale = { id, numero, pagoId: body.data.pagoId as string, ana };
  if (admin) await approve(h, admin, sale.pagoId);
  return sale;
}

export const approve = (h: Harness, admin: string, pagoId: string) =>
  call(h.base, 'POST', `/api/admin/pagos/${pagoId}/aprobar`, { token: admin, body: {} });

/** Walks a paid order to its client; `daysAgo` is when it arrived. */
export async function deliver(h: Harness, { store }: Shop, { id }: Pick<Sale, 'id'>, daysAgo = 8): Promise<void> {
  for (const body of [
    { estado: 'procesando' },
    { estado: 'enviado', numeroRastreo: 'MRW123456', courier: 'mrw' },
    { estado: 'entregado' },
  ]) {
    const { status } = await call(h.base, 'PATCH', `/api/orders/${id}/status`, { token: store.token, body });
    expect([body.estado, status]).toEqual([body.estado, 200]);
  }
  await h.db
    .collection('pedidos')
    .updateOne({ _id: oid(h, id) }, { $set: { fechaEntrega: new Date(Date.now() - daysAgo * DAY) } });
}

/** A refund as returns make it: on the order first, then as the event, in one transaction. */
export async function refund(
  h: Harness,
  pedidoId: string,
  { cantidad, envio = false, devolucionId }: { cantidad: number; envio?: boolean; devolucionId?: string },
): Promise<string> {
  const get = <T>(token: new (...args: never[]) => T): T => h.app.get(token, { strict: false });
  const pedido = await pedidoOf(h, pedidoId);
  const [item] = pedido.items;
  const delivery = envio ? (pedido.envio as number) : 0;
  const monto = item.precioUnitario * cantidad + delivery;
  const montoUSD = item.precioUSD * cantidad + Math.round(delivery / pedido.tasa);
  const id = devolucionId ?? String(new h.db.base.Types.ObjectId());
  await get(Transactions).run(async (tx) => {
    await get(OrderRefundsService).refundUnits(pedidoId, { monto, montoUSD }, tx);
    const event = new DevolucionReembolsada(
      {
        devolucionId: id,
        numero: `${pedido.numero}-D1`,
        pedidoId,
        pedidoNumero: pedido.numero,
        tiendaId: String(pedido.tiendaId),
        clienteId: String(pedido.clienteId),
        monto,
        montoUSD,
        envio: delivery,
        tasa: pedido.tasa,
        fecha: new Date(),
        referencia: '12345678',
        lineas: [],
      },
      tx,
    );
    await emitInTurn(get(EventEmitter2), DevolucionReembolsada.event, event);
  });
  return id;
}

const PAID = ['pagado', 'reembolsado'];
/** Whether an order's payment was ever confirmed, by its own history. */
const wasPaid = ({ historialEstados }: Raw) => historialEstados.some(({ nota }: Raw) => nota === 'Pago confirmado');

/** Expects per order: one sale when paid, one reversal when cancelled afterwards, and a commission on what stayed sold. */
function expectOrder(pedido: Raw, entries: Raw[]): void {
  const of = (tipo: string) => entries.filter((entry) => entry.tipo === tipo);
  const sold = PAID.includes(pedido.estadoPago) && wasPaid(pedido);
  const cancelled = sold && pedido.estado === 'cancelado';
  const seen = { sales: of('venta').length, reversals: of('anulacion').length };
  expect({ numero: pedido.numero, ...seen }).toEqual({
    numero: pedido.numero,
    sales: sold ? 1 : 0,
    reversals: cancelled ? 1 : 0,
  });
  if (!sold) return expect(entries).toEqual([]);
  const [{ porcentaje, base }] = of('venta') as [Raw];
  const refunds = of('devolucion');
  const returned = -sum(refunds.map((entry) => entry.base));
  const commission = Math.round((base * porcentaje) / 100);
  const kept = cancelled ? 0 : commission - Math.round((commission * returned) / base);
  expect({
    base,
    gross: sum(entries.map(({ monto }) => monto)),
    comision: sum(entries.map(({ comision }) => comision)) || 0,
    devuelto: -sum(refunds.map(({ monto }) => monto)) || 0,
    reembolsos: sum(refunds.map(({ reembolso }) => reembolso)),
  }).toEqual({
    base: pedido.subtotal,
    gross: cancelled ? 0 : pedido.total - (pedido.devuelto ?? 0),
    comision: -kept || 0,
    devuelto: pedido.devuelto ?? 0,
    reembolsos: pedido.devuelto ?? 0,
  });
}

/** A payout is the sum of its entries, and its payment takes off exactly that. */
function expectPayout(payout: Raw, entries: Raw[]): void {
  const inside = entries.filter(({ tipo }) => tipo !== 'liquidacion');
  const payments = entries.filter(({ tipo }) => tipo === 'liquidacion');
  expect(inside.length).toBeGreaterThan(0);
  expect({
    total: sum(inside.map(netoOf)),
    pedidos: inside.filter(({ tipo }) => tipo === 'venta').length,
    payments: payments.map(netoOf),
  }).toEqual({
    total: payout.total,
    pedidos: payout.pedidos,
    payments: payout.estado === 'pagada' ? [-payout.total] : [],
  });
}

/** Products whose stock differs from the sum of their movements. */
export async function unbalancedStocks({ db }: Stored): Promise<Raw[]> {
  const sums = await db
    .collection('movimientos')
    .aggregate([{ $group: { _id: '$productoId', total: { $sum: '$delta' } } }])
    .toArray();
  const deltas = new Map(sums.map(({ _id, total }) => [String(_id), total as number]));
  const productos = await db
    .collection('productos')
    .find({}, { projection: { stock: 1 } })
    .toArray();
  return productos.filter(({ _id, stock }) => (deltas.get(String(_id)) ?? 0) !== stock);
}

/** Counts everything anew from the raw documents, and compares the ledger with it. */
export async function expectBalanced(h: Stored, tiendaId?: string): Promise<void> {
  const filter = tiendaId ? { tiendaId: oid(h, tiendaId) } : {};
  const [asientos, payouts, pedidos] = await Promise.all(
    ['asientos', 'liquidaciones', 'pedidos'].map((name): Promise<Raw[]> =>
      h.db.collection(name).find(filter).toArray(),
    ),
  );
  for (const pedido of pedidos!)
    expectOrder(
      pedido,
      asientos!.filter(({ pedidoId }) => String(pedidoId) === String(pedido._id)),
    );
  for (const payout of payouts!)
    expectPayout(
      payout,
      asientos!.filter(({ liquidacionId }) => String(liquidacionId) === String(payout._id)),
    );
  const open = asientos!.filter(({ liquidacionId }) => liquidacionId === null);
  const unpaid = payouts!.filter(({ estado }) => estado === 'pendiente');
  expect(sum(asientos!.map(netoOf))).toBe(sum(open.map(netoOf)) + sum(unpaid.map(({ total }) => total)));
}
