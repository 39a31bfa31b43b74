import type { Cita } from '@tuerca/contracts/citas/schemas';
import { MOVABLE_ESTADOS } from '@tuerca/contracts/citas/states';

const movable = ({ estado }: Cita) => (MOVABLE_ESTADOS as readonly string[]).includes(estado);

/** Whether a client may still cancel or move an appointment. */
export const mayChange = (cita: Cita, now: Date): boolean =>
  movable(cita) && cita.cancelableHasta !== null && now < new Date(cita.cancelableHasta);
/** Whether the workshop's notice for changes has begun: only it can still change the appointment. */
export const tooLateToChange = (cita: Cita, now: Date): boolean => movable(cita) && !mayChange(cita, now);
/** Whether a client may rate an appointment. */
export const mayRate = ({ estado, valorado }: Cita): boolean => estado === 'completada' && !valorado;
