import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { NuevaCita } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { ApiError, isUndecided } from '@/lib/api-error';
import { useKeyOf } from '@/lib/idempotency';
import { paths } from '@/lib/paths';
import { keepPendingAction, takePendingAction } from '@/lib/pending-action';
import { useRole } from '@/lib/session';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { draftKey, formDraftOf, readFormDraft, removeDraft, saveDraft } from '@/ui/form/draft';
import { useBook } from './booking.queries';
import {
  bookingBody,
  BookingSchema,
  type BookingValues,
  bookingValues,
  replacing,
  restoredValues,
} from './booking-form';
import { useRefusal } from './use-refusal';

/** The fields of a booking of one service, with what was kept of it under `draft`, or what the appointment says that it replaces. */
function useBookingForm(servicio: Servicio, draft: string, former: Cita | undefined) {
  const { vehiculos } = useGarage();
  const first = useVehicle() ?? vehiculos[0] ?? null;
  const [start] = useState<BookingValues>(() => {
    const fresh = former
      ? replacing(bookingValues(servicio, first), former, vehiculos)
      : bookingValues(servicio, first);
    const kept = readFormDraft(draft);
    return kept ? restoredValues(fresh, kept, vehiculos) : fresh;
  });
  return useForm<BookingValues, unknown, BookingValues>({
    resolver: zodResolver(BookingSchema as never) as never,
    defaultValues: start,
  });
}

/** A booking of one service: its form, what was kept of it before signing in, and sending it once. */
export function useBooking(servicio: Servicio, former: Cita | undefined, onBooked: (cita: Cita | 'kept') => void) {
  const draft = `cita-${servicio._id}`;
  const { vehiculos } = useGarage();
  const form = useBookingForm(servicio, draft, former);
  const { getValues } = form;
  const { failure, refuse, clear } = useRefusal(form);
  const { keyOf, renew } = useKeyOf();
  const book = useBook();
  const signedIn = useSignInFirst(CITA_MESSAGES.signInFirst);

  const send = async (checked: unknown) => {
    clear();
    // Kept until it is booked: a visitor leaves for the sign-in screen, and a session may end on the way.
    saveDraft(draft, { ...getValues() });
    if (!signedIn()) {
      keepPendingAction({ kind: 'booking', servicioId: servicio._id, note: CITA_MESSAGES.waitsForSignIn });
      return;
    }
    const chosen = vehiculos.find(({ _id }) => _id === getValues('choice'));
    const body = { ...bookingBody(checked as NuevaCita, chosen), ...(former && { enLugarDe: former._id }) };
    const id = keyOf(body);
    try {
      const cita = await book.mutateAsync({ body, key: id });
      removeDraft(draft);
      onBooked(cita);
    } catch (error) {
      const values = getValues();
      const label = `Cita: ${servicio.nombre}, ${whenInWords(values)}`;
      const restore = { key: draftKey(draft), value: formDraftOf({ ...values }), area: 'local' } as const;
      const path = paths.clientBooking(servicio._id, former?._id);
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
