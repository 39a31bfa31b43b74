import { promotionPhase } from '../promotions/states';

/** State of a campaign; derived from its switch and its period. */
export const ESTADOS_CAMPANA = ['activa', 'programada', 'desactivada', 'terminada'] as const;
export type EstadoCampana = (typeof ESTADOS_CAMPANA)[number];
export const ESTADO_CAMPANA_LABELS: Record<EstadoCampana, string> = {
  activa: 'Activa',
  programada: 'Programada',
  desactivada: 'Desactivada',
  terminada: 'Terminada',
};

/** 'terminada' after its last Caracas day, whatever its switch; before that 'desactivada', 'programada' or 'activa'. */
export function campanaEstado(
  campana: { activa: boolean; fechaInicio: string; fechaFin: string },
  now: Date,
): EstadoCampana {
  const period = promotionPhase(campana, now);
  if (period === 'after') return 'terminada';
  if (!campana.activa) return 'desactivada';
  return period === 'during' ? 'activa' : 'programada';
}
