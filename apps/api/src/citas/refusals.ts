import type { Disponibilidad } from '@tuerca/contracts/citas/availability';
import { noticeInWords } from '@tuerca/contracts/citas/durations';
import { type SlotRefusal } from '@tuerca/contracts/citas/slots';
import type { ErrorCode } from '@tuerca/contracts/errors';
import { addDays, caracasDate, formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../platform/common/app-error';

const CODES: Record<SlotRefusal, ErrorCode> = {
  no_acepta_citas: 'TALLER_SIN_CITAS',
  duracion: 'DURACION_NO_AGENDABLE',
  pasada: 'FECHA_PASADA',
  antelacion: 'ANTELACION_INSUFICIENTE',
  horizonte: 'FECHA_MUY_LEJANA',
  dia_cerrado: 'FUERA_DE_HORARIO',
  fuera_de_horario: 'FUERA_DE_HORARIO',
  bloqueo: 'HORA_NO_DISPONIBLE',
  ocupada: 'HORA_NO_DISPONIBLE',
};

/** The answer to a time that cannot be booked: the workshop's own figures in the sentence, where they say more. */
export function refusalError(refusal: SlotRefusal, rules: Disponibilidad, now: Date): AppError {
  const message = {
    antelacion: `El taller pide al menos ${noticeInWords(rules.antelacionMinima)} de antelación. Elige una hora más tarde.`,
    horizonte: `El taller abre su agenda hasta el ${formatFecha(`${addDays(caracasDate(now), rules.horizonteDias)}T12:00:00Z`)}. Elige una fecha más cercana.`,
    dia_cerrado: 'El taller no atiende ese día. Elige otra fecha.',
  }[refusal as string];
  return new AppError(CODES[refusal], message ? { message } : {});
}
