import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import type { SolicitudPlanInput } from '@tuerca/contracts/membresia/requests';
import type { MiPlan } from '@tuerca/contracts/membresia/schemas';
import { membresiaKeys } from '@/entities/membresia/membresia.keys';
import { client } from '@/lib/api';

const api = client({ membresia });

/** My plan, its use, and the plans that I can take. */
export const useMyPlan = () =>
  useQuery({
    queryKey: membresiaKeys.mine,
    queryFn: async ({ signal }) => (await api.membresia.mine({ signal })).data,
    // An administrator may have answered.
    staleTime: 0,
  });

/** A change of my plan: its answer is what is shown next; refused, it is read again. */
function useMyPlanChange<V>(send: (values: V) => Promise<{ data: MiPlan }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(membresiaKeys.mine, data),
    onError: () => cache.invalidateQueries({ queryKey: membresiaKeys.mine }),
  });
}

export const useRequestPlan = () => useMyPlanChange((body: SolicitudPlanInput) => api.membresia.request({ body }));
export const useWithdrawRequest = () => useMyPlanChange(() => api.membresia.withdraw({}));
export const useEarnPlan = () => useMyPlanChange((codigo: string) => api.membresia.earn({ body: { codigo } }));
