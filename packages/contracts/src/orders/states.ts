/** States of an order. */
export const ESTADOS_PEDIDO = ['pendiente', 'procesando', 'enviado', 'entregado', 'cancelado'] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];
/** What each state is called on screen. */
export const ESTADO_PEDIDO_LABELS: Record<EstadoPedido, string> = {
  pendiente: 'Pendiente',
  procesando: 'Procesando',
  enviado: 'Enviado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};
/** Where an order may go from each state; procesando also needs a confirmed payment. */
export const PEDIDO_TRANSITIONS: Record<EstadoPedido, readonly EstadoPedido[]> = {
  pendiente: ['procesando', 'cancelado'],
  procesando: ['enviado', 'cancelado'],
  enviado: ['entregado'],
  entregado: [],
  cancelado: [],
};
/** Steps within procesando. */
export const SUBESTADOS = ['confirmado', 'en_preparacion'] as const;
/** The other vocabulary of the specification -> state and substate. */
export const ESTADO_ALIASES: Record<string, { estado: EstadoPedido; subestado?: (typeof SUBESTADOS)[number] }> = {
  confirmado: { estado: 'procesando', subestado: 'confirmado' },
  en_preparacion: { estado: 'procesando', subestado: 'en_preparacion' },
  en_camino: { estado: 'enviado' },
};
