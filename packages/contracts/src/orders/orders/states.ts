import type { Moves } from '../../kernel/moves';

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
/** Its moves in words, for the one that is not possible. */
export const PEDIDO_MOVES: Moves<EstadoPedido> = {
  noun: 'Este pedido',
  labels: ESTADO_PEDIDO_LABELS,
  transitions: PEDIDO_TRANSITIONS,
};
/** States from which an order still moves. */
export const OPEN_ESTADOS_PEDIDO = ESTADOS_PEDIDO.filter((estado) => PEDIDO_TRANSITIONS[estado].length > 0);
/** Steps within procesando. */
export const SUBESTADOS = ['confirmado', 'en_preparacion'] as const;
/** The other vocabulary of the specification -> state and substate. */
export const ESTADO_ALIASES: Record<string, { estado: EstadoPedido; subestado?: (typeof SUBESTADOS)[number] }> = {
  confirmado: { estado: 'procesando', subestado: 'confirmado' },
  en_preparacion: { estado: 'procesando', subestado: 'en_preparacion' },
  en_camino: { estado: 'enviado' },
};

/** What an order must be to match a filter. */
export interface EstadoMatch {
  estado: EstadoPedido;
  subestado?: (typeof SUBESTADOS)[number];
  /** Only those whose payment is confirmed. */
  paid?: true;
}
/** What waits for the store's hands, as its tabs name it. */
export const ORDER_QUEUES = {
  por_preparar: [
    { estado: 'pendiente', paid: true },
    { estado: 'procesando', subestado: 'confirmado' },
  ],
  por_enviar: [{ estado: 'procesando', subestado: 'en_preparacion' }],
} as const satisfies Record<string, readonly EstadoMatch[]>;
/** How far an order has come, in percent; a cancelled one stays where it was stopped. */
export const PEDIDO_PROGRESS: Record<EstadoPedido, number> = {
  pendiente: 0,
  procesando: 33,
  enviado: 66,
  entregado: 100,
  cancelado: 0,
};
