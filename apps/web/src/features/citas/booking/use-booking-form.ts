import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { readFormDraft } from '@/ui/form/draft';
import { BookingSchema, type BookingValues, bookingValues, replacing, restoredValues } from './booking-form';

/** The fields of a booking of one service, with what was kept of it under `draft`, or what the appointment says that it replaces. */
export function useBookingForm(servicio: Servicio, draft: string, former: Cita | undefined) {
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
