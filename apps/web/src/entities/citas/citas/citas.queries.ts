import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { PrimeraHora } from '@tuerca/contracts/citas/citas/schemas';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { client, type InputFor } from '@/lib/api';
import { useHydrated } from '@/lib/use-hydrated';
import { citaKeys } from './citas.keys';

const api = client({ citas, citasTaller, disponibilidad });

/** Subject of the free times: a service to be booked (`own`: by its workshop), or an appointment to be moved. */
export type TimesOf = { servicioId: string; own?: true } | { citaId: string };

const timesKey = (of: TimesOf, mes: string) => {
  if ('citaId' in of) return citaKeys.ofCita(of.citaId, mes);
  return (of.own ? citaKeys.ofOwnService : citaKeys.ofService)(of.servicioId, mes);
};
function readTimes(of: TimesOf, mes: string, signal: AbortSignal) {
  const query = { mes };
  if ('citaId' in of) return api.citas.times({ params: { id: of.citaId }, query, signal });
  return of.own
    ? api.citasTaller.month({ params: { id: of.servicioId }, query, signal })
    : api.disponibilidad.month({ params: { servicioId: of.servicioId }, query, signal });
}

const byService = (hours: readonly PrimeraHora[]) => new Map(hours.map((one) => [one.servicioId, one]));

/** Query of one of my appointments, for either party. */
export const citaQuery = (citaId: string) =>
  queryOptions({
    queryKey: citaKeys.one(citaId),
    queryFn: async ({ signal }) => (await api.citas.get({ params: { id: citaId }, signal })).data,
  });

/** Query of a month's ('YYYY-MM') free days and times; fetched anew while on screen, since others book meanwhile. */
export const timesQuery = (of: TimesOf, mes: string) =>
  queryOptions({
    queryKey: timesKey(of, mes),
    queryFn: async ({ signal }) => (await readTimes(of, mes, signal)).data,
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

/** Returns the free times of a month; the previous month's stay (as placeholder) while the next ones load. */
export const useTimes = (of: TimesOf, mes: string) =>
  useQuery({ ...timesQuery(of, mes), placeholderData: keepPreviousData });

/**
 * Returns the first time at which each of these services can be booked, by its id: in one call, once the page is alive. Services that
 * cannot be booked are absent.
 */
export function useFirstHours(servicioIds: readonly string[]) {
  const hydrated = useHydrated();
  return useQuery({
    queryKey: citaKeys.firstOf(servicioIds),
    queryFn: async ({ signal }) =>
      (await api.disponibilidad.first({ query: { servicios: servicioIds.join() }, signal })).data,
    select: byService,
    enabled: hydrated && servicioIds.length > 0,
    staleTime: 15_000,
    refetchInterval: 60_000,
  });
}

/** Invalidates appointments and free times. */
export function useRefreshCitas(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(async () => {
    void cache.invalidateQueries({ queryKey: citaKeys.times });
    await cache.invalidateQueries({ queryKey: citaKeys.all });
  }, [cache]);
}

/** Moves an appointment, for either party; invalidates the times also after a refusal. */
export function useReschedule() {
  const refresh = useRefreshCitas();
  return useMutation({
    mutationFn: async ({ citaId, ...body }: { citaId: string } & InputFor<typeof citas.reschedule>['body']) =>
      (await api.citas.reschedule({ params: { id: citaId }, body })).data,
    onSettled: refresh,
  });
}

/** Fetches an appointment's calendar file, or a completed one's comprobante as PDF. */
export const useCitaFile = () =>
  useMutation({
    mutationFn: ({ citaId, kind }: { citaId: string; kind: 'calendar' | 'invoice' }) =>
      kind === 'calendar'
        ? api.citas.calendar({ params: { id: citaId } })
        : api.citas.invoice({ params: { id: citaId } }),
  });
