import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { citasOf } from '@tuerca/contracts/citas/citas/lists';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { useRefreshCitas } from '@/entities/citas/citas/citas.queries';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';
import { isUndecided } from '@/lib/api-error';
import { useKeyOf } from '@/lib/idempotency';

const api = client({ citas, citasTaller, services });
const CUSTOMERS_SHOWN = 5;
/** Maximum size of a page of services. */
const PAGE = 60;
/** Number of appointments searched for a client's vehicles. */
const RECENT_CITAS = 30;

/** Query of my clients by name, e-mail, telephone, plate or vehicle; the latest ones without a text. */
export const customerSearchQuery = (tallerId: string, search: string) =>
  queryOptions({
    queryKey: citaKeys.customers({ search, limit: CUSTOMERS_SHOWN }),
    queryFn: async ({ signal }) =>
      (
        await api.citasTaller.customers({
          params: { id: tallerId },
          query: { search: search || undefined, limit: CUSTOMERS_SHOWN },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/**
 * Query of a client of mine with the vehicles of earlier appointments, the latest first; null for somebody who never had an
 * appointment here.
 */
export const bookingCustomerQuery = (clienteId: string) =>
  queryOptions({
    queryKey: citaKeys.list({ cliente: clienteId, limit: RECENT_CITAS }),
    queryFn: async ({ signal }) => {
      const { data } = await api.citas.list({ query: { cliente: clienteId, limit: RECENT_CITAS }, signal });
      const all = citasOf(data);
      const [latest] = all;
      if (!latest) return null;
      const vehiculos = new Map([...all].reverse().map(({ vehiculo }) => [vehiculo.placa, vehiculo]));
      return { ...latest.cliente, vehiculos: [...vehiculos.values()].reverse() };
    },
  });

/** Query of all my bookable services, by name. */
export const bookableServicesQuery = queryOptions({
  queryKey: [...serviceKeys.mine, 'bookable'],
  queryFn: async ({ signal }) => {
    const all: Servicio[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { data, meta } = await api.services.mine({ query: { page, limit: PAGE, disponible: 'true' }, signal });
      all.push(...data);
      pages = meta.totalPages;
    }
    return all;
  },
});

/** Query of a day's possible start times of my service, each with its free bays. */
export const ownDayQuery = (servicioId: string, fecha: string) =>
  queryOptions({
    queryKey: citaKeys.ofOwnDay(servicioId, fecha),
    queryFn: async ({ signal }) =>
      (await api.citasTaller.day({ params: { id: servicioId }, query: { fecha }, signal })).data,
    staleTime: 5_000,
  });

/** Request body of a workshop's booking. */
export type CitaTallerBody = InputFor<typeof citasTaller.create>['body'];

/**
 * Books for a client; the same body again, after a lost answer, is the same appointment. Invalidates the free times, also after a
 * refusal.
 */
export function useBookForCustomer() {
  const cache = useQueryClient();
  const refresh = useRefreshCitas();
  const { keyOf, renew } = useKeyOf();
  return useMutation({
    mutationFn: async (body: CitaTallerBody) =>
      (await api.citasTaller.create({ body, idempotencyKey: keyOf(body) })).data,
    onSuccess: (cita) => cache.setQueryData(citaKeys.one(cita._id), cita),
    onError: (error) => {
      if (!isUndecided(error)) renew();
    },
    onSettled: refresh,
  });
}
