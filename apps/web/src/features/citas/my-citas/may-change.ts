import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { isMovable } from '@tuerca/contracts/citas/citas/states';

/** Whether a client may still cancel or move an appointment. */
export const mayChange = (cita: Cita, now: Date): boolean =>
  isMovable(cita) && cita.cancelableHasta !== null && now < new Date(cita.cancelableHasta);
/** Whether the workshop's notice for changes has begun: only it can still change the appointment. */
export const tooLateToChange = (cita: Cita, now: Date): boolean => isMovable(cita) && !mayChange(cita, now);
/** Whether a client may rate an appointment. */
export const mayRate = ({ estado, valorado }: Cita): boolean => estado === 'completada' && !valorado;
