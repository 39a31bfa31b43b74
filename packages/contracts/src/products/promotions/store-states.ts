import { promotionPhase } from './states';

/** State of a store's promotion on screen; derived from its period alone. */
export const ESTADOS_PROMOCION = ['activa', 'programada', 'expirada'] as const;
export type EstadoPromocion = (typeof ESTADOS_PROMOCION)[number];
export const ESTADO_PROMOCION_LABELS: Record<EstadoPromocion, string> = {
  activa: 'Activa',
  programada: 'Programada',
  expirada: 'Expirada',
};
/** Filter of a store's own list. */
export const PROMOCION_STATUS = ['all', ...ESTADOS_PROMOCION] as const;

/** 'activa' from the first to the last Caracas day, both included; 'programada' before, 'expirada' after. */
export const promocionEstado = (period: { fechaInicio: string; fechaFin: string }, now: Date): EstadoPromocion =>
  (({ before: 'programada', during: 'activa', after: 'expirada' }) as const)[promotionPhase(period, now)];
