import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { workshopKeys } from '@/entities/auth/workshops/workshops.keys';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { client, type InputFor } from '@/lib/api';

const api = client({ disponibilidad });

/** Query of a workshop's availability. */
export const availabilityQuery = (tallerId: string) =>
  queryOptions({
    queryKey: citaKeys.availability(tallerId),
    queryFn: async ({ signal }) => (await api.disponibilidad.get({ params: { tallerId }, signal })).data,
  });

/** Saves my availability; invalidates the agenda and the offered times. */
export function useSaveAvailability(tallerId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputFor<typeof disponibilidad.update>['body']) =>
      (await api.disponibilidad.update({ params: { tallerId }, body })).data,
    onSuccess: ({ afectadas: _afectadas, ...saved }) => {
      cache.setQueryData<Disponibilidad>(citaKeys.availability(tallerId), saved);
      void cache.invalidateQueries({ queryKey: citaKeys.all });
      void cache.invalidateQueries({ queryKey: citaKeys.times });
      // The workshop's page shows its opening hours.
      void cache.invalidateQueries({ queryKey: workshopKeys.all });
    },
  });
}
