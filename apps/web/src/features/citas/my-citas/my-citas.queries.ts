import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { citaQuery, useRefreshCitas } from '@/entities/citas/citas/citas.queries';
import { client } from '@/lib/api';
import { useKnownRow } from '@/lib/known-row';
import { type CitaFilters, PER_PAGE, periodBounds } from './cita-filters';

const api = client({ citas });

/** My appointments by filters: the next one first, then what is over, the latest first. A paused one counts as En Proceso. */
export const myCitasQuery = ({ page, search, estado, fecha }: CitaFilters) =>
  queryOptions({
    queryKey: citaKeys.list({ page, search, estado, fecha }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.citas.list({
        query: {
          page,
          limit: PER_PAGE,
          search: search || undefined,
          estado: estado === 'all' ? undefined : estado === 'en_proceso' ? 'en_proceso,pausada' : estado,
          sort: fecha === 'upcoming' ? 'fechaHora' : fecha === 'past' ? '-fechaHora' : 'proximas',
          ...periodBounds(fecha, new Date()),
        },
        signal,
      });
      return { rows: Array.isArray(data) ? data : data.citas, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One appointment of mine: at once as its list shows it. */
export function useMyCita(citaId: string) {
  const known = useKnownRow<Cita>(citaKeys.lists, ({ _id }) => _id === citaId);
  return useQuery({ ...citaQuery(citaId), ...known });
}

function useChange<T>(change: (input: T) => Promise<{ data: Cita }>) {
  const cache = useQueryClient();
  const refresh = useRefreshCitas();
  return useMutation({
    mutationFn: async (input: T) => (await change(input)).data,
    onSuccess: (cita) => cache.setQueryData(citaKeys.one(cita._id), cita),
    onSettled: refresh,
  });
}

/** Cancels an appointment of mine, with the reason. */
export const useCancelCita = () =>
  useChange(({ citaId, razonCancelacion }: { citaId: string; razonCancelacion: string }) =>
    api.citas.cancel({ params: { id: citaId }, body: { razonCancelacion } }),
  );

/** Keeps an appointment although its parts are late or were cancelled. */
export const useKeepCita = () =>
  useChange(({ citaId }: { citaId: string }) => api.citas.keep({ params: { id: citaId } }));

/** Rates a completed appointment: 1 to 5 stars, and words if there are any. */
export const useRateCita = () =>
  useChange(({ citaId, ...body }: { citaId: string; puntuacion: number; comentario: string | null }) =>
    api.citas.rate({ params: { id: citaId }, body }),
  );
