import type { Harness } from './harness';

/** Caracas keeps UTC-4. */
const monthOf = (date: Date): string => new Date(date.getTime() - 4 * 3_600_000).toISOString().slice(0, 7);
const monthBefore = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
};
const change = (present: number, before: number) =>
  before > 0 ? Math.round(((present - before) / before) * 100) || 0 : null;

/** Expected statistics of a client, counted one by one over the raw documents. */
export async function clientFigures(h: Harness, userId: string, now: Date) {
  const _id = new h.db.base.Types.ObjectId(userId);
  const orders = await h.db.collection('pedidos').find({ clienteId: _id }).toArray();
  const citas = await h.db.collection('citas').find({ clienteId: _id }).toArray();
  const marked = await h.db.collection('favoritos').find({ usuarioId: _id }).toArray();
  const products = await h.db
    .collection('productos')
    .find({ _id: { $in: marked.map(({ productoId }) => productoId as never) }, visible: true })
    .toArray();
  const shown = new Set(products.map((one) => String(one._id)));
  const kept = marked.filter(({ productoId }) => shown.has(String(productoId)));
  const [present, before] = [monthOf(now), monthBefore(monthOf(now))];
  const inMonth = (month: string) => orders.filter(({ fecha }) => monthOf(fecha as Date) === month);
  const spent = (month: string) =>
    inMonth(month)
      .filter(({ estado, estadoPago }) => estadoPago === 'pagado' && estado !== 'cancelado')
      .reduce((sum, { total, devuelto }) => sum + (total as number) - ((devuelto as number | undefined) ?? 0), 0);
  const percent = change(spent(present), spent(before));
  const open = orders.filter(({ estado }) => ['pendiente', 'procesando', 'enviado'].includes(estado as string)).length;
  return {
    pedidos: {
      total: orders.length,
      pendientes: open,
      completados: orders.filter(({ estado }) => estado === 'entregado').length,
      porcentaje: change(inMonth(present).length, inMonth(before).length),
    },
    gasto: { mes: spent(present) / 100, mesAnterior: spent(before) / 100, porcentaje: percent },
    gastosRecientes: { total: spent(present) / 100, porcentaje: percent },
    favoritos: {
      total: kept.length,
      nuevos: kept.filter(({ createdAt }) => (createdAt as Date).getTime() >= now.getTime() - 7 * 86_400_000).length,
      productos: kept.length,
      tiendas: new Set(products.map(({ tiendaId }) => String(tiendaId))).size,
    },
    servicios: {
      mecanicos: citas.filter(({ estado }) => estado !== 'cancelada').length,
      delivery: orders.filter(({ tipoEntrega, estado }) => tipoEntrega === 'delivery' && estado !== 'cancelado').length,
      grua: 0,
    },
    ultimasCompras: orders
      .sort((a, b) => (b.fecha as Date).getTime() - (a.fecha as Date).getTime())
      .slice(0, 3)
      .map((order) => ({ numero: order.numero as string })),
    citasPendientes: citas
      .filter(({ estado, fechaHora }) => ['pendiente', 'confirmada'].includes(estado as string) && fechaHora >= now)
      .sort((a, b) => (a.fechaHora as Date).getTime() - (b.fechaHora as Date).getTime())
      .slice(0, 3)
      .map((cita) => ({ _id: String(cita._id), fecha: (cita.fechaHora as Date).toISOString() })),
  };
}
