import type { Moves } from '../kernel/moves';

/** Interval of payment: every month, every year, once for good. */
export const INTERVALOS = ['mensual', 'anual', 'unico'] as const;
export type Intervalo = (typeof INTERVALOS)[number];
/** Label of each interval on screen. */
export const INTERVALO_LABELS: Record<Intervalo, string> = {
  mensual: 'Mensual',
  anual: 'Anual',
  unico: 'Pago único',
};

/** States of a subscription; `reemplazada` by its renewal or by another plan, `rechazada` before it ever held. */
export const ESTADOS_SUSCRIPCION = ['pendiente', 'activa', 'vencida', 'cancelada', 'rechazada', 'reemplazada'] as const;
export type EstadoSuscripcion = (typeof ESTADOS_SUSCRIPCION)[number];
/** Label of each state on screen. */
export const ESTADO_SUSCRIPCION_LABELS: Record<EstadoSuscripcion, string> = {
  pendiente: 'Por confirmar',
  activa: 'Activa',
  vencida: 'Vencida',
  cancelada: 'Cancelada',
  rechazada: 'Rechazada',
  reemplazada: 'Reemplazada',
};
/** Transitions of a subscription. */
export const SUSCRIPCION_TRANSITIONS: Record<EstadoSuscripcion, readonly EstadoSuscripcion[]> = {
  pendiente: ['activa', 'rechazada', 'cancelada'],
  activa: ['vencida', 'cancelada', 'reemplazada'],
  vencida: [],
  cancelada: [],
  rechazada: [],
  reemplazada: [],
};
/** Descriptions of its moves, for refusals. */
export const SUSCRIPCION_MOVES: Moves<EstadoSuscripcion> = {
  noun: 'Esta suscripción',
  labels: ESTADO_SUSCRIPCION_LABELS,
  transitions: SUSCRIPCION_TRANSITIONS,
};

/** Origin of a plan: paid, earned by completed services, given by an administrator. */
export const ORIGENES_SUSCRIPCION = ['pago', 'merito', 'admin'] as const;
export type OrigenSuscripcion = (typeof ORIGENES_SUSCRIPCION)[number];
/** Label of each origin on screen. */
export const ORIGEN_SUSCRIPCION_LABELS: Record<OrigenSuscripcion, string> = {
  pago: 'Pago',
  merito: 'Mérito',
  admin: 'Asignada',
};
