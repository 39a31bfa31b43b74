import type { PedidoDoc } from './order.schema';

/** When a store's turn began: the payment's confirmation, before it the purchase. */
export const paidAt = ({ fechaPagado, fecha }: Pick<PedidoDoc, 'fecha' | 'fechaPagado'>): Date => fechaPagado ?? fecha;
