import type { Role } from '../kernel/roles';

/** Kinds of open matters of others. */
export const TIPOS_PENDIENTE = ['pedido', 'cita'] as const;
export type TipoPendiente = (typeof TIPOS_PENDIENTE)[number];

/** Causes for which an account no longer fulfils what is open; after a pause or the end of a plan, only some of it. */
export const CAUSAS_ASUNTO = ['desactivada', 'eliminada', 'rechazada', 'pausa', 'plan'] as const;
export type CausaAsunto = (typeof CAUSAS_ASUNTO)[number];
/** Labels on screen. */
export const CAUSA_ASUNTO_LABELS: Record<CausaAsunto, string> = {
  desactivada: 'Cuenta desactivada',
  eliminada: 'Cuenta eliminada',
  rechazada: 'Verificación rechazada',
  pausa: 'Negocio pausado',
  plan: 'Plan terminado',
};

/** Cancelled with the payment given back, or fulfilled all the same. */
export const DECISIONES_ASUNTO = ['cancelar', 'cumplir'] as const;
export type DecisionDeAsunto = (typeof DECISIONES_ASUNTO)[number];
/** Labels on screen, once decided. */
export const DECISION_ASUNTO_LABELS: Record<DecisionDeAsunto, string> = {
  cancelar: 'Se cancela',
  cumplir: 'Se cumple',
};

export const ESTADOS_ASUNTO = ['abierto', 'cerrado'] as const;
export type EstadoAsunto = (typeof ESTADOS_ASUNTO)[number];
/** Lists of an administrator: undecided ones, those still being fulfilled all the same, settled ones. */
export const LISTAS_ASUNTO = ['abierto', 'se_cumple', 'cerrado'] as const;
export type ListaAsunto = (typeof LISTAS_ASUNTO)[number];
/** Causes without access: an administrator takes the steps of what is fulfilled all the same. */
export const CAUSAS_SIN_ACCESO = ['desactivada', 'eliminada', 'rechazada'] as const satisfies readonly CausaAsunto[];
/** Ways to close one: all was decided or done, or the account came back. */
export const CIERRES_ASUNTO = ['resuelto', 'reactivada'] as const;
export type CierreAsunto = (typeof CIERRES_ASUNTO)[number];
/** Labels on screen. */
export const CIERRE_ASUNTO_LABELS: Record<CierreAsunto, string> = {
  resuelto: 'Resuelto',
  reactivada: 'La cuenta volvió',
};

/** Hours after which what is undecided is cancelled. */
export const ASUNTO_HOURS = 72;
/** Roles for which other people can wait. */
export const ASUNTO_ROLES = ['client', 'store', 'workshop'] as const satisfies readonly Role[];
