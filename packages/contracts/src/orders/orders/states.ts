import type { Moves } from '../../kernel/moves';

/** States of an order. */
export const ESTADOS_PEDIDO = ['pendiente', 'procesando', 'enviado', 'entregado', 'cancelado'] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];
/** Label of each state on screen. */
export const ESTADO_PEDIDO_LABELS: Record<EstadoPedido, string> = {
  pendiente: 'Pendiente',
  procesando: 'Procesando',
  enviado: 'Enviado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};
/** Transitions of an order; procesando also needs a confirmed payment. */
export const PEDIDO_TRANSITIONS: Record<EstadoPedido, readonly EstadoPedido[]> = {
  pendiente: ['procesando', 'cancelado'],
  procesando: ['enviado', 'cancelado'],
  enviado: ['entregado'],
  entregado: [],
  cancelado: [],
};
/** Descriptions of its moves, for refusals. */
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

/** Conditions of a filter on orders. */
export interface EstadoMatch {
  estado: EstadoPedido;
  subestado?: (typeof SUBESTADOS)[number];
  /** Only those whose payment is confirmed. */
  paid?: true;
}
/** Queues of orders that wait for the store, by its tabs. */
export const ORDER_QUEUES = {
  por_preparar: [
    { estado: 'pendiente', paid: true },
    { estado: 'procesando', subestado: 'confirmado' },
  ],
  por_enviar: [{ estado: 'procesando', subestado: 'en_preparacion' }],
} as const satisfies Record<string, readonly EstadoMatch[]>;
/** Progress of an order, in percent; a cancelled one stays where it was stopped. */
export const PEDIDO_PROGRESS: Record<EstadoPedido, number> = {
  pendiente: 0,
  procesando: 33,
  enviado: 66,
  entregado: 100,
  cancelado: 0,
};
