import type { PedidoDoc } from './order.schema';

/** What was paid for an order and not given back, in céntimos of Bs.; nothing for a cancelled one. */
export const keptAmount = ({
  estado,
  estadoPago,
  total,
  devuelto = 0,
}: Pick<PedidoDoc, 'estado' | 'estadoPago' | 'total' | 'devuelto'>): number =>
  estadoPago === 'pagado' && estado !== 'cancelado' ? total - devuelto : 0;

/** `keptAmount` of a stored order, as an expression of an aggregation. */
export const KEPT_AMOUNT = {
  $cond: [
    { $and: [{ $eq: ['$estadoPago', 'pagado'] }, { $ne: ['$estado', 'cancelado'] }] },
    { $subtract: ['$total', { $ifNull: ['$devuelto', 0] }] },
    0,
  ],
};
