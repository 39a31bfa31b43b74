import { caracasDate } from '../../venezuela/caracas';

/** State of an offer on screen; derived from its switch and its period. */
export const ESTADOS_OFERTA = ['activa', 'programada', 'inactiva'] as const;
export type EstadoOferta = (typeof ESTADOS_OFERTA)[number];
export const ESTADO_OFERTA_LABELS: Record<EstadoOferta, string> = {
  activa: 'Activa',
  programada: 'Programada',
  inactiva: 'Inactiva',
};

/** Filter of a workshop's own list by the offer's switch. */
export const OFERTA_STATUS = ['all', 'active', 'inactive'] as const;

interface Period {
  activa: boolean;
  /** First and last Caracas day, 'YYYY-MM-DD'; both belong to the period. */
  fechaInicio: string;
  fechaFin: string;
}

/** Whether the Caracas day of `now` lies before, in or after an offer's period. */
export function promotionPhase(
  { fechaInicio, fechaFin }: Omit<Period, 'activa'>,
  now: Date,
): 'before' | 'during' | 'after' {
  const today = caracasDate(now);
  if (today < fechaInicio) return 'before';
  return today > fechaFin ? 'after' : 'during';
}

/** 'activa' when it is switched on and today lies in its period, 'programada' on any other day, 'inactiva' when it is switched off. */
export const ofertaEstado = (oferta: Period, now: Date): EstadoOferta => {
  if (!oferta.activa) return 'inactiva';
  return promotionPhase(oferta, now) === 'during' ? 'activa' : 'programada';
};
