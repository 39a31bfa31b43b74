import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { type Code, isCode, messageOf, NetworkError } from '@/lib/api-error';
import { showServerErrors } from '@/ui/form/server-errors';
import type { BookingValues } from './booking-form';

/** Refusals that another time would answer. */
const TIME_CODES: Code[] = [
  'HORA_NO_DISPONIBLE',
  'FECHA_PASADA',
  'FUERA_DE_HORARIO',
  'ANTELACION_INSUFICIENTE',
  'FECHA_MUY_LEJANA',
];
const CODE_CODES: Code[] = ['CODIGO_NO_VIGENTE', 'CODIGO_AGOTADO', 'CODIGO_NO_APLICA'];

/** Says why a booking was refused: beside the field that would answer it, else as the form's `failure`. */
export function useRefusal({ setError, setValue }: UseFormReturn<BookingValues, unknown, BookingValues>) {
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (error: unknown) => {
    const message = messageOf(error, CITA_MESSAGES.bookFailed);
    if (isCode(error, ...TIME_CODES)) {
      setValue('hora', '');
      return setError('hora', { type: 'server', message }, { shouldFocus: true });
    }
    if (isCode(error, ...CODE_CODES))
      return setError('codigoPromo', { type: 'server', message }, { shouldFocus: true });
    if (isCode(error, 'VEHICULO_NO_ENCONTRADO')) return setError('choice', { type: 'server', message });
    if (!showServerErrors(error, setError))
      setFailure(error instanceof NetworkError ? CITA_MESSAGES.bookFailedBecause(message) : message);
  };
  return { failure, refuse, clear: () => setFailure(null) };
}
