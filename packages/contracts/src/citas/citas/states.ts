import type { Moves } from '../../kernel/moves';

/** States of an appointment. */
export const ESTADOS_CITA = [
  'pendiente',
  'confirmada',
  'en_proceso',
  'pausada',
  'completada',
  'cancelada',
  'no_asistio',
] as const;
export type EstadoCita = (typeof ESTADOS_CITA)[number];
/** Label of each state on screen; clients see pausada under `CLIENT_ESTADO_CITA_LABELS`. */
export const ESTADO_CITA_LABELS: Record<EstadoCita, string> = {
  pendiente: 'Pendiente',
  confirmada: 'Confirmada',
  en_proceso: 'En Proceso',
  pausada: 'Pausada',
  completada: 'Completada',
  cancelada: 'Cancelada',
  no_asistio: 'No asistió',
};
/** Labels for clients: a pause of the work is shown to the workshop only. */
export const CLIENT_ESTADO_CITA_LABELS: Record<EstadoCita, string> = {
  ...ESTADO_CITA_LABELS,
  pausada: ESTADO_CITA_LABELS.en_proceso,
};
/** Transitions of an appointment. */
export const CITA_TRANSITIONS: Record<EstadoCita, readonly EstadoCita[]> = {
  pendiente: ['confirmada', 'cancelada'],
  confirmada: ['en_proceso', 'cancelada', 'no_asistio'],
  en_proceso: ['pausada', 'completada'],
  pausada: ['en_proceso'],
  completada: [],
  cancelada: [],
  no_asistio: [],
};
/** Descriptions of its moves, for refusals. */
export const CITA_MOVES: Moves<EstadoCita> = {
  noun: 'Esta cita',
  labels: ESTADO_CITA_LABELS,
  transitions: CITA_TRANSITIONS,
};
/** States in which an appointment occupies its bay: a pending one, too. */
export const HOLDING_ESTADOS = ['pendiente', 'confirmada', 'en_proceso', 'pausada'] as const;
/** States in which an appointment did not take place: its client may book another one in its stead. */
export const MISSED_ESTADOS = ['cancelada', 'no_asistio'] as const satisfies readonly EstadoCita[];
/** Whether an appointment did not take place. */
export const isMissed = ({ estado }: { estado: EstadoCita }): boolean =>
  (MISSED_ESTADOS as readonly EstadoCita[]).includes(estado);
/** States from which a client or the workshop may still cancel or move an appointment. */
export const MOVABLE_ESTADOS = ['pendiente', 'confirmada'] as const satisfies readonly EstadoCita[];
/** Whether an appointment may still be cancelled or moved: work that began cannot. */
export const isMovable = ({ estado }: { estado: EstadoCita }): boolean =>
  (MOVABLE_ESTADOS as readonly EstadoCita[]).includes(estado);
/** States from which the table leads to `target`. */
export const citaOrigins = (target: EstadoCita): EstadoCita[] =>
  ESTADOS_CITA.filter((estado) => CITA_TRANSITIONS[estado].includes(target));

/** Problems with the parts of an appointment. */
export const PARTS_PROBLEMS = ['cancelado', 'atrasado'] as const;
export type PartsProblem = (typeof PARTS_PROBLEMS)[number];
/** The same in a sentence for its client, who may move, cancel or keep the appointment. */
export const PARTS_PROBLEM_LABELS: Record<PartsProblem, string> = {
  cancelado:
    'Se canceló un pedido con repuestos de esta cita. Reagenda o cancela tu cita, o mantenla si consigues los repuestos.',
  atrasado: 'Los repuestos de esta cita todavía no llegan. Reagenda o cancela tu cita, o mantenla si llegan a tiempo.',
};
