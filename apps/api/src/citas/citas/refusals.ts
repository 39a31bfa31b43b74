import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { noticeInWords } from '@tuerca/contracts/citas/citas/durations';
import { type SlotRefusal } from '@tuerca/contracts/citas/citas/slots';
import type { ErrorCode } from '@tuerca/contracts/errors';
import { addDays, caracasDate, formatFecha } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';

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

/** Why the workshop closed a day, in its own words; nobody else reads them. */
function closedBy({ bloqueos, fechasEspeciales }: Disponibilidad, date: string): string {
  const exceptions = [
    ...bloqueos.filter(({ horaInicio }) => horaInicio === null),
    ...fechasEspeciales.filter(({ activo }) => !activo),
  ];
  const motivo = exceptions.find(({ fecha }) => fecha === date)?.motivo;
  return `Ese día está cerrado en tu disponibilidad${motivo ? ` (${motivo})` : ''}.`;
}

/** A workshop that confirms has no time to choose: it lets the request in, or moves it. */
const CONFIRMING: Partial<Record<SlotRefusal, string>> = {
  bloqueo: 'Bloqueaste esa hora en tu disponibilidad. Quita el bloqueo para confirmar esta cita, o reprográmala.',
  fuera_de_horario: 'Esta cita queda fuera de tu horario. Cámbialo en Disponibilidad para confirmarla, o reprográmala.',
  ocupada: 'Todos tus puestos están ocupados a esa hora. Reprograma esta cita, o recházala.',
};

/** Questions to a workshop before it books an unusual time of its own. */
const QUESTIONS: Partial<Record<SlotRefusal, string>> = {
  pasada: 'Esa hora ya pasó. ¿Anotas la cita de todas formas, porque el vehículo ya está en el taller?',
  fuera_de_horario: 'Esa cita queda fuera de tu horario. ¿La anotas de todas formas?',
  bloqueo: 'Bloqueaste esa hora en tu disponibilidad. ¿Anotas la cita de todas formas?',
};

/** The question, to be answered by sending the same again with `confirmaHora`. */
export const questionAbout = (refusal: SlotRefusal, { rules, fecha }: { rules: Disponibilidad; fecha: string }) =>
  new AppError('HORA_FUERA_DE_LO_NORMAL', {
    message:
      refusal === 'dia_cerrado' ? `${closedBy(rules, fecha)} ¿Anotas la cita de todas formas?` : QUESTIONS[refusal],
  });

/** The answer to a time that cannot be booked: the workshop's own figures in the sentence, where they say more. */
export function refusalError(
  refusal: SlotRefusal,
  { rules, fecha, now, confirming = false }: { rules: Disponibilidad; fecha: string; now: Date; confirming?: boolean },
): AppError {
  const words: Partial<Record<SlotRefusal, string>> = {
    antelacion: `El taller pide al menos ${noticeInWords(rules.antelacionMinima)} de antelación. Elige una hora más tarde.`,
    horizonte: `El taller abre su agenda hasta el ${formatFecha(`${addDays(caracasDate(now), rules.horizonteDias)}T12:00:00Z`)}. Elige una fecha más cercana.`,
    dia_cerrado: 'El taller no atiende ese día. Elige otra fecha.',
    ...(confirming && {
      ...CONFIRMING,
      dia_cerrado: `${closedBy(rules, fecha)} Ábrelo para confirmar esta cita, o reprográmala.`,
    }),
  };
  const message = words[refusal];
  return new AppError(CODES[refusal], message ? { message } : {});
}
