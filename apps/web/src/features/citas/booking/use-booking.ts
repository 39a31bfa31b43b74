import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { NuevaCita } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { useChosenVehicle, useGarage } from '@/entities/auth/garaje/garage-store';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import type { Slot } from '@/entities/citas/citas/slot';
import { keepForLater } from '@/entities/platform/offline-actions/offline-action-store';
import { ApiError, type Code, isCode, isUndecided, messageOf, NetworkError } from '@/lib/api-error';
import { useKeyOf } from '@/lib/idempotency';
import { paths } from '@/lib/paths';
import { keepPendingAction, takePendingAction } from '@/lib/pending-action';
import { useRole } from '@/lib/session';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { draftKey, formDraftOf, readFormDraft, removeDraft, saveDraft } from '@/ui/form/draft';
import { useServerForm, Withdrawn } from '@/ui/form/use-server-form';
import { useBook } from './booking.queries';
import {
  bookingBody,
  BookingSchema,
  type BookingValues,
  bookingValues,
  replacing,
  restoredValues,
  slotKey,
  slotOfAddress,
} from './booking-form';

/** Refusals that another time would answer, and those of the code. */
const TIME_CODES = [
  'HORA_NO_DISPONIBLE',
  'FECHA_PASADA',
  'FUERA_DE_HORARIO',
  'ANTELACION_INSUFICIENTE',
  'FECHA_MUY_LEJANA',
] as const satisfies Code[];
const FIELDS: Partial<Record<Code, FieldPath<BookingValues>>> = {
  ...Object.fromEntries(TIME_CODES.map((code) => [code, 'hora'])),
  CODIGO_NO_VIGENTE: 'codigoPromo',
  CODIGO_AGOTADO: 'codigoPromo',
  CODIGO_NO_APLICA: 'codigoPromo',
  VEHICULO_NO_ENCONTRADO: 'choice',
};

/** Initial values: what was kept under `draft`, else those of the appointment that it replaces, else of the chosen vehicle. */
function useStart(servicio: Servicio, draft: string, former: Cita | undefined, slot: Slot): BookingValues {
  const { vehiculos } = useGarage();
  const first = useChosenVehicle() ?? vehiculos[0] ?? null;
  const [start] = useState(() => {
    const plain = bookingValues(servicio, first, slot);
    const fresh = former ? replacing(plain, former, vehiculos) : plain;
    const kept = readFormDraft(draft);
    return kept ? restoredValues(fresh, kept, vehiculos) : fresh;
  });
  return start;
}

/** A booking of one service: its form, what was kept of it before signing in, and sending it once. */
export function useBooking(servicio: Servicio, former: Cita | undefined, onBooked: (cita: Cita | 'kept') => void) {
  const draft = `cita-${servicio._id}`;
  const { vehiculos } = useGarage();
  const [params] = useSearchParams();
  const slot = slotOfAddress(params);
  const start = useStart(servicio, draft, former, slot);
  const { keyOf, renew } = useKeyOf();
  const book = useBook();
  const signedIn = useSignInFirst(CITA_MESSAGES.signInFirst);

  const send = async (checked: NuevaCita) => {
    const values = form.getValues();
    // Kept until it is booked: a visitor leaves for the sign-in screen, and a session may end on the way.
    saveDraft(draft, { ...values, slot: slotKey(slot) });
    if (!signedIn()) {
      keepPendingAction({ kind: 'booking', servicioId: servicio._id, note: CITA_MESSAGES.waitsForSignIn });
      throw new Withdrawn();
    }
    const chosen = vehiculos.find(({ _id }) => _id === values.choice);
    const body = { ...bookingBody(checked, chosen), ...(former && { enLugarDe: former._id }) };
    const id = keyOf(body);
    try {
      const cita = await book.mutateAsync({ body, key: id });
      removeDraft(draft);
      return cita;
    } catch (error) {
      const label = `Cita: ${servicio.nombre}, ${whenInWords(values)}`;
      const restore = { key: draftKey(draft), value: formDraftOf({ ...values }), area: 'local' } as const;
      const path = paths.clientBooking(servicio._id, former?._id);
      if (keepForLater(error, { kind: 'booking', id, body, label, path, restore })) {
        removeDraft(draft);
        return 'kept';
      }
      if (!isUndecided(error)) renew();
      if (!(error instanceof ApiError && error.status === 401)) removeDraft(draft);
      if (isCode(error, ...TIME_CODES)) form.setValue('hora', '');
      throw error;
    }
  };
  const form = useServerForm({
    schema: BookingSchema,
    defaultValues: start,
    send,
    onDone: onBooked,
    failure: (error) => {
      const message = messageOf(error, CITA_MESSAGES.bookFailed);
      return error instanceof NetworkError ? CITA_MESSAGES.bookFailedBecause(message) : message;
    },
    fields: FIELDS,
    guard: false,
  });
  const confirm = useEffectEvent(() => form.submit());
  const role = useRole();
  useEffect(() => {
    if (role === 'client' && takePendingAction({ kind: 'booking', servicioId: servicio._id })) confirm();
  }, [role, servicio._id]);
  return form;
}

/** Why somebody of this role cannot book; null for clients and visitors. */
export const roleRefusal = (role: string | null): string | null =>
  role === null || role === 'client' ? null : SERVICE_MESSAGES.clientsOnlyCitas;
