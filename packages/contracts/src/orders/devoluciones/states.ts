import type { Moves } from '../../kernel/moves';

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
/** What each state is called on screen. */
export const ESTADO_DEVOLUCION_LABELS: Record<EstadoDevolucion, string> = {
  solicitada: 'Solicitada',
  aceptada: 'Aceptada',
  recibida: 'Recibida',
  reembolsada: 'Reembolsada',
  rechazada: 'Rechazada',
  cancelada: 'Cancelada',
};
/** Who writes in a return; `sistema` only notes. */
export const DEVOLUCION_PARTIES = ['cliente', 'tienda', 'sistema'] as const;
export type DevolucionParty = (typeof DEVOLUCION_PARTIES)[number];

/** Where a return may go from each state. The client alone cancels, the store alone does everything else. */
export const DEVOLUCION_TRANSITIONS: Record<EstadoDevolucion, readonly EstadoDevolucion[]> = {
  solicitada: ['aceptada', 'rechazada', 'cancelada'],
  // A part that never came back is refused only after RETURN_DAYS.
  aceptada: ['recibida', 'rechazada', 'cancelada'],
  recibida: ['reembolsada', 'rechazada'],
  reembolsada: [],
  rechazada: [],
  cancelada: [],
};
/** Its moves in words, for the one that is not possible. */
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

const HOUR = 3_600_000;
/** Hours that a store has for an answer before it is told again. */
export const ANSWER_HOURS = 72;
/** Days that a client has to bring an accepted part back; afterwards the store may refuse it. */
export const RETURN_DAYS = 15;

/** When a store that heard of a return at `from` is told again. */
export const answerDeadline = (from: Date): Date => new Date(from.getTime() + ANSWER_HOURS * HOUR);
/** Until when a part whose return was accepted at `from` may come back. */
export const returnDeadline = (from: Date): Date => new Date(from.getTime() + RETURN_DAYS * 24 * HOUR);

/** Whether a party may move a return along at `now`; `movida` is when it came into its state. */
export function canMoveDevolucion(
  { estado, movida }: { estado: EstadoDevolucion; movida: Date },
  target: EstadoDevolucion,
  party: DevolucionParty,
  now: Date,
): boolean {
  if (party !== (target === 'cancelada' ? 'cliente' : 'tienda')) return false;
  if (estado === 'aceptada' && target === 'rechazada' && now < returnDeadline(movida)) return false;
  return DEVOLUCION_TRANSITIONS[estado].includes(target);
}

/** Whether the client may ask the administrators to look: after a refusal, and when the store has let its time pass. */
export const canAskRevision = (
  { estado, movida, revision }: { estado: EstadoDevolucion; movida: Date; revision: unknown },
  now: Date,
): boolean =>
  !revision &&
  (estado === 'rechazada' || ((estado === 'solicitada' || estado === 'recibida') && now >= answerDeadline(movida)));
