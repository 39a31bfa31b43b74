import type { Moves } from '../../kernel/moves';

/**
 * Labour that is paid through Tuerca before the work is done. `cumplida`: the work is completed and its price can still be
 * corrected; `ganada`: it stands in the workshop's ledger; `por_decidir`: the appointment did not take place, and its client
 * chooses another workshop or the money.
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
/** What each state is called on screen. */
export const ESTADO_MANO_DE_OBRA_LABELS: Record<EstadoManoDeObra, string> = {
  en_pago: 'Pago en verificación',
  pagada: 'Pagada por Tuerca',
  cumplida: 'Trabajo terminado',
  ganada: 'Entregada al taller',
  por_decidir: 'Por decidir',
  devuelta: 'Devuelta',
  anulada: 'Pago no confirmado',
};
/** Where it may go from each state; back from `por_decidir` with another workshop, or when the workshop takes a missed appointment back. */
export const MANO_DE_OBRA_TRANSITIONS: Record<EstadoManoDeObra, readonly EstadoManoDeObra[]> = {
  en_pago: ['pagada', 'cumplida', 'por_decidir', 'anulada'],
  pagada: ['cumplida', 'por_decidir'],
  cumplida: ['ganada'],
  ganada: [],
  por_decidir: ['pagada', 'devuelta'],
  devuelta: [],
  anulada: [],
};
/** Its moves in words, for the one that is not possible. */
export const MANO_DE_OBRA_MOVES: Moves<EstadoManoDeObra> = {
  noun: 'Esta mano de obra',
  labels: ESTADO_MANO_DE_OBRA_LABELS,
  transitions: MANO_DE_OBRA_TRANSITIONS,
};
/** The money came, and stands to the workshop. */
export const MANO_DE_OBRA_IN_HAND: readonly EstadoManoDeObra[] = ['pagada', 'cumplida', 'ganada'];
/** Of these an appointment has one at most; after the others its labour may be paid again. */
export const LIVE_ESTADOS_MANO_DE_OBRA = [
  'en_pago',
  'pagada',
  'cumplida',
  'ganada',
  'por_decidir',
] as const satisfies readonly EstadoManoDeObra[];
