import { zodResolver } from '@hookform/resolvers/zod';
import type { Servicio } from '@tuerca/contracts/services/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGarage, useVehicle } from '../../entities/garaje/garage-store';
import { readDraft } from '../../ui/form/draft';
import { BookingSchema, restoredValues, startValues, type BookingValues } from './booking-form';

/** The fields of a booking of one service, with what was kept of it under `draft`. */
export function useBookingForm(servicio: Servicio, draft: string) {
  const { vehiculos } = useGarage();
  const first = useVehicle() ?? vehiculos[0] ?? null;
  const [start] = useState<BookingValues>(() => {
    const fresh = startValues(servicio, first);
    const kept = readDraft(draft);
    return kept ? restoredValues(fresh, kept, vehiculos) : fresh;
  });
  return useForm<BookingValues, unknown, BookingValues>({
    resolver: zodResolver(BookingSchema as never) as never,
    defaultValues: start,
  });
}
