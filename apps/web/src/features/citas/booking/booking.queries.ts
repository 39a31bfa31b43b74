import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { useRefreshCitas } from '@/entities/citas/citas/citas.queries';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';

const api = client({ citas, promotions, services });
/** Request body of a booking. */
export type CitaBody = InputFor<typeof citas.create>['body'];

/**
 * Books under an idempotency key: the same key and body again is the same appointment. Invalidates the free times, also after a
 * failure.
 */
export function useBook() {
  const cache = useQueryClient();
  const refresh = useRefreshCitas();
  return useMutation({
    mutationFn: async ({ body, key }: { body: CitaBody; key: string }) =>
      (await api.citas.create({ body, idempotencyKey: key })).data,
    onSuccess: (cita) => cache.setQueryData(citaKeys.one(cita._id), cita),
    onSettled: refresh,
  });
}

/** Checks the discount of a workshop's code on a service, without using it up. */
export const useCheckCode = () =>
  useMutation({
    mutationFn: async ({ tallerId, servicioId, codigo }: { tallerId: string; servicioId: string; codigo: string }) =>
      (await api.promotions.check({ params: { id: tallerId, codigo }, query: { servicioId } })).data,
  });

/** Searches selectable services by name, of one workshop or of all. */
export const useServiceChoice = ({ busqueda, taller, page }: { busqueda: string; taller: string; page: number }) => {
  const query = { busqueda: busqueda || undefined, taller: taller || undefined, page, limit: 6 };
  return useQuery({
    queryKey: serviceKeys.list({ ...query, choice: true }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.services.list({ query, signal });
      return { servicios: data.filter(({ disponible }) => disponible), meta };
    },
    placeholderData: keepPreviousData,
  });
};
