import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import { manoDeObra } from '@tuerca/contracts/cart/mano-de-obra/endpoints';
import type { ManoDeObraDeCita, PagoManoDeObraInput } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { paymentKeys } from '@/entities/payments/payments/payments.keys';
import { client } from '@/lib/api';

const api = client({ instalaciones, manoDeObra });

const labourQuery = (citaId: string) =>
  queryOptions({
    queryKey: paymentKeys.labour(citaId),
    queryFn: async ({ signal }) => (await api.manoDeObra.get({ params: { id: citaId }, signal })).data,
    // The bank, an administrator or the workshop may have moved it.
    staleTime: 0,
  });

/** The labour of an appointment: what it costs in advance, and what was paid. */
export const useLabour = (citaId: string) => useQuery(labourQuery(citaId));

/** A change of it: its answer is what is shown next; refused, it is read again. */
function useLabourChange<V>(citaId: string, send: (values: V) => Promise<{ data: ManoDeObraDeCita }>) {
  const cache = useQueryClient();
  const { queryKey } = labourQuery(citaId);
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(queryKey, data),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}

/** Registers the payment of the labour of my appointment. */
export const usePayLabour = (citaId: string) =>
  useLabourChange(citaId, (body: PagoManoDeObraInput) => api.manoDeObra.pay({ params: { id: citaId }, body }));
/** Asks for the labour of my appointment that did not take place. */
export const useGiveBackLabour = (citaId: string) =>
  useLabourChange(citaId, () => api.manoDeObra.giveBack({ params: { id: citaId } }));

/** Other workshops that mount the parts of my appointment that did not take place. */
export const useOtherWorkshops = (citaId: string) =>
  useQuery({
    queryKey: [...citaKeys.all, 'others', citaId],
    queryFn: async ({ signal }) => (await api.instalaciones.instead({ params: { id: citaId }, signal })).data,
    // Hours are live: what was free a while ago may be taken.
    staleTime: 0,
  });
