import type { PedidoDoc } from './order.schema';

/** Céntimos of Bs. paid for an order and not given back; nothing for a cancelled one. */
export const keptAmount = ({
  estado,
  estadoPago,
  total,
  devuelto = 0,
}: Pick<PedidoDoc, 'estado' | 'estadoPago' | 'total' | 'devuelto'>): number =>
  estadoPago === 'pagado' && estado !== 'cancelado' ? total - devuelto : 0;

// Stryker disable all: what follows is run by the database alone, and proved through calls

/** `keptAmount` of a stored order, as an expression of an aggregation. */
export const KEPT_AMOUNT = {
  $cond: [
    { $and: [{ $eq: ['$estadoPago', 'pagado'] }, { $ne: ['$estado', 'cancelado'] }] },
    { $subtract: ['$total', { $ifNull: ['$devuelto', 0] }] },
    0,
  ],
};

/** Céntimos of Bs. that came for a stored order: nothing before its payment, all of it unless less was accepted (`recibido`). */
export const PAID = {
  $cond: [{ $in: ['$estadoPago', ['pagado', 'reembolsado']] }, { $ifNull: ['$recibido', '$total'] }, 0],
};
/** Céntimos of Bs. of a stored order that returns gave back, and that its cancellation owes or gave back. */
export const GIVEN_BACK = { $add: [{ $ifNull: ['$devuelto', 0] }, { $ifNull: ['$reembolso.monto', 0] }] };

/**
 * Condition under which a write may give `monto` céntimos of an order back: all that was given back stays within the amount
 * paid. It stands in the write itself, so that no other one comes between.
 */
export const mayGiveBack = (monto: number) => ({ $lte: [{ $add: [GIVEN_BACK, monto] }, PAID] });
