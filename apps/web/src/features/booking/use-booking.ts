import { zodResolver } from '@hookform/resolvers/zod';
import type { NuevaCita } from '@tuerca/contracts/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/schemas';
import { SERVICE_MESSAGES } from '@tuerca/contracts/services/messages';
import type { Servicio } from '@tuerca/contracts/services/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepForLater } from '../../entities/deeds/deed-store';
import { whenInWords } from '../../entities/citas/cita-words';
import { useGarage, useVehicle } from '../../entities/garaje/garage-store';
import { ApiError, isCode, isUndecided, messageOf, NetworkError, type Code } from '../../lib/api-error';
import { useKeyOf } from '../../lib/idempotency';
import { keepPendingAction, takePendingAction } from '../../lib/pending-action';
import { paths } from '../../lib/paths';
import { useRole } from '../../lib/session';
import { useSignInFirst } from '../../lib/use-sign-in-first';
import { draftKey, draftOf, readDraft, removeDraft, saveDraft } from '../../ui/form/draft';
import { showServerErrors } from '../../ui/form/server-errors';
import { BookingSchema, bookingBody, restoredValues, startValues, type BookingValues } from './booking-form';
import { useBook } from './booking.queries';

/** Refusals that another time would answer. */
const TIME_CODES: Code[] = [
  'HORA_NO_DISPONIBLE',
  'FECHA_PASADA',
  'FUERA_DE_HORARIO',
  'ANTELACION_INSUFICIENTE',
  'FECHA_MUY_LEJANA',
];
const CODE_CODES: Code[] = ['CODIGO_NO_VIGENTE', 'CODIGO_AGOTADO', 'CODIGO_NO_APLICA'];

/** A booking of one service: its form, what was kept of it before signing in, and sending it once. */
export function useBooking(servicio: Servicio, onBooked: (cita: Cita | 'kept') => void) {
  const draft = `cita-${servicio._id}`;
  const { vehiculos } = useGarage();
  const first = useVehicle() ?? vehiculos[0] ?? null;
  const [start] = useState<BookingValues>(() => {
    const fresh = startValues(servicio, first);
    const kept = readDraft(draft);
    return kept ? restoredValues(fresh, kept, vehiculos) : fresh;
  });
  const form = useForm<BookingValues, unknown, BookingValues>({
    resolver: zodResolver(BookingSchema as never) as never,
    defaultValues: start,
  });
  const { setError, setValue, getValues } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const { keyOf, renew } = useKeyOf();
  const book = useBook();
  const signedIn = useSignInFirst(CITA_MESSAGES.signInFirst);

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
  const send = async (checked: unknown) => {
    setFailure(null);
    // Kept until it is booked: a visitor leaves for the sign-in screen, and a session may end on the way.
    saveDraft(draft, { ...getValues() });
    if (!signedIn()) {
      keepPendingAction({ kind: 'booking', servicioId: servicio._id, note: CITA_MESSAGES.waitsForSignIn });
      return;
    }
    const chosen = vehiculos.find(({ _id }) => _id === getValues('choice'));
    const body = bookingBody(checked as NuevaCita, chosen);
    const id = keyOf(body);
    try {
      const cita = await book.mutateAsync({ body, key: id });
      removeDraft(draft);
      onBooked(cita);
    } catch (error) {
      const values = getValues();
      const label = `Cita: ${servicio.nombre}, ${whenInWords(values)}`;
      const restore = { key: draftKey(draft), value: draftOf({ ...values }), area: 'local' } as const;
      const path = paths.clientBooking(servicio._id);
      if (keepForLater(error, { kind: 'booking', id, body, label, path, restore })) {
        removeDraft(draft);
        return onBooked('kept');
      }
      if (!isUndecided(error)) renew();
      if (!(error instanceof ApiError && error.status === 401)) removeDraft(draft);
      refuse(error);
    }
  };
  const submit = () => void form.handleSubmit(send)();
  const confirm = useEffectEvent(submit);
  const role = useRole();
  useEffect(() => {
    if (role === 'client' && takePendingAction({ kind: 'booking', servicioId: servicio._id })) confirm();
  }, [role, servicio._id]);
  return {
    form,
    failure,
    busy: book.isPending,
    submit: (event: React.FormEvent) => {
      event.preventDefault();
      submit();
    },
  };
}

/** Why somebody of this role cannot book; null for clients and visitors. */
export const roleRefusal = (role: string | null): string | null =>
  role === null || role === 'client' ? null : SERVICE_MESSAGES.clientsOnlyCitas;
