import type { Moves } from '../../kernel/moves';

/**
 * States of labour paid through Tuerca before the work is done. `cumplida`: the work is completed and its price can
 * still be corrected; `ganada`: it is in the workshop's ledger; `por_decidir`: the appointment did not take place, and
 * its client chooses another workshop or the money.
 */
export const ESTADOS_MANO_DE_OBRA = [
  'en_pago',
  'pagada',
  'cumplida',
  'ganada',
  'por_decidir',
  'devuelta',
  'anulada',
] as const;
export type EstadoManoDeObra = (typeof ESTADOS_MANO_DE_OBRA)[number];
/** Label of each state on screen. */
export const ESTADO_MANO_DE_OBRA_LABELS: Record<EstadoManoDeObra, string> = {
  en_pago: 'Pago en verificación',
  pagada: 'Pagada por Tuerca',
  cumplida: 'Trabajo terminado',
  ganada: 'Entregada al taller',
  por_decidir: 'Por decidir',
  devuelta: 'Devuelta',
  anulada: 'Pago no confirmado',
};
/** States that may follow each state; back from `por_decidir` with another workshop, or when the workshop takes a missed appointment back. */
export const MANO_DE_OBRA_TRANSITIONS: Record<EstadoManoDeObra, readonly EstadoManoDeObra[]> = {
  en_pago: ['pagada', 'cumplida', 'por_decidir', 'anulada'],
  pagada: ['cumplida', 'por_decidir'],
  cumplida: ['ganada'],
  ganada: [],
  por_decidir: ['pagada', 'devuelta'],
  devuelta: [],
  anulada: [],
};
/** Descriptions of its moves, for refusals. */
export const MANO_DE_OBRA_MOVES: Moves<EstadoManoDeObra> = {
  noun: 'Esta mano de obra',
  labels: ESTADO_MANO_DE_OBRA_LABELS,
  transitions: MANO_DE_OBRA_TRANSITIONS,
};
/** Paid, and the workshop's money. */
export const MANO_DE_OBRA_IN_HAND: readonly EstadoManoDeObra[] = ['pagada', 'cumplida', 'ganada'];
/** Of these an appointment has at most one; after others its labour may be paid again. */
export const LIVE_ESTADOS_MANO_DE_OBRA = [
  'en_pago',
  'pagada',
  'cumplida',
  'ganada',
  'por_decidir',
] as const satisfies readonly EstadoManoDeObra[];
