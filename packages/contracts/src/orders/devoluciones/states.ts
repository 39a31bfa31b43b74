import type { Moves } from '../../kernel/moves';
import { HOUR } from '../../kernel/time';

/** States of a return. */
export const ESTADOS_DEVOLUCION = [
  'solicitada',
  'aceptada',
  'recibida',
  'reembolsada',
  'rechazada',
  'cancelada',
] as const;
export type EstadoDevolucion = (typeof ESTADOS_DEVOLUCION)[number];
/** Label of each state on screen. */
export const ESTADO_DEVOLUCION_LABELS: Record<EstadoDevolucion, string> = {
  solicitada: 'Solicitada',
  aceptada: 'Aceptada',
  recibida: 'Recibida',
  reembolsada: 'Reembolsada',
  rechazada: 'Rechazada',
  cancelada: 'Cancelada',
};
/** Authors in a return; `sistema` only notes. */
export const DEVOLUCION_PARTIES = ['cliente', 'tienda', 'sistema'] as const;
export type DevolucionParty = (typeof DEVOLUCION_PARTIES)[number];

/** Transitions of a return. The client alone cancels, the store alone does everything else. */
export const DEVOLUCION_TRANSITIONS: Record<EstadoDevolucion, readonly EstadoDevolucion[]> = {
  solicitada: ['aceptada', 'rechazada', 'cancelada'],
  // A part that never came back is refused only after BRING_BACK_DAYS.
  aceptada: ['recibida', 'rechazada', 'cancelada'],
  recibida: ['reembolsada', 'rechazada'],
  reembolsada: [],
  rechazada: [],
  cancelada: [],
};
/** Descriptions of its moves, for refusals. */
export const DEVOLUCION_MOVES: Moves<EstadoDevolucion> = {
  noun: 'Esta devolución',
  labels: ESTADO_DEVOLUCION_LABELS,
  transitions: DEVOLUCION_TRANSITIONS,
};
/** States in which something can still happen; both parties may write then. */
export const OPEN_ESTADOS_DEVOLUCION = ESTADOS_DEVOLUCION.filter((estado) => DEVOLUCION_TRANSITIONS[estado].length > 0);
/** States from which another one is reached. */
export const devolucionOrigins = (target: EstadoDevolucion): EstadoDevolucion[] =>
  ESTADOS_DEVOLUCION.filter((estado) => DEVOLUCION_TRANSITIONS[estado].includes(target));

/** Hours that a store has for an answer before it is told again. */
export const ANSWER_HOURS = 72;
/** Days that a client has to bring an accepted part back; afterwards the store may refuse it. */
export const BRING_BACK_DAYS = 15;

/** Deadline of a store that was told of a return at `from`. */
export const answerDeadline = (from: Date): Date => new Date(from.getTime() + ANSWER_HOURS * HOUR);
/** Until when a part whose return was accepted at `from` may come back. */
export const bringBackDeadline = (from: Date): Date => new Date(from.getTime() + BRING_BACK_DAYS * 24 * HOUR);

/** Whether a party may move a return along at `now`; `movida` is when it entered its state. */
export function canMoveDevolucion(
  { estado, movida }: { estado: EstadoDevolucion; movida: Date },
  target: EstadoDevolucion,
  party: DevolucionParty,
  now: Date,
): boolean {
  if (party !== (target === 'cancelada' ? 'cliente' : 'tienda')) return false;
  if (estado === 'aceptada' && target === 'rechazada' && now < bringBackDeadline(movida)) return false;
  return DEVOLUCION_TRANSITIONS[estado].includes(target);
}

/** Whether the client may ask the administrators for a review: after a refusal or the store's missed deadline. */
export const canAskRevision = (
  { estado, movida, revision }: { estado: EstadoDevolucion; movida: Date; revision: unknown },
  now: Date,
): boolean =>
  !revision &&
  (estado === 'rechazada' || ((estado === 'solicitada' || estado === 'recibida') && now >= answerDeadline(movida)));
