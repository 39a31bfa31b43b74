/** Céntimos of Bs. that came for a stored order: nothing before its payment, all of it unless less was accepted (`recibido`). */
export const PAID = {
  $cond: [{ $in: ['$estadoPago', ['pagado', 'reembolsado']] }, { $ifNull: ['$recibido', '$total'] }, 0],
};
/** Céntimos of Bs. of a stored order that returns gave back, and that its cancellation owes or gave back. */
export const GIVEN_BACK = { $add: [{ $ifNull: ['$devuelto', 0] }, { $ifNull: ['$reembolso.monto', 0] }] };

/**
 * The expression under which a write may give `monto` céntimos of an order back: all that was given back stays within what was
 * paid. It stands in the write itself, so that no other one comes between.
 */
export const mayGiveBack = (monto: number) => ({ $lte: [{ $add: [GIVEN_BACK, monto] }, PAID] });
