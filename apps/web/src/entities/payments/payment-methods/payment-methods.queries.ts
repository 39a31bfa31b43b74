import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import type { MetodoPago, NuevoMetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ paymentMethods });
const KEY = [OWN_DATA, 'payment-methods'] as const;

/** My payment methods, the default first. */
export const usePaymentMethods = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.paymentMethods.list({ signal })).data,
    enabled,
  });

/** Every change answers all methods: the answer is what is shown next. */
function useChange<Input>(change: (input: Input) => Promise<{ data: MetodoPago[] }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: (methods) => cache.setQueryData(KEY, methods),
  });
}

/** Saves a payment method, or changes the one with this id. */
export const useSavePaymentMethod = (id?: string) =>
  useChange((body: NuevoMetodoPago) =>
    id ? api.paymentMethods.update({ params: { id }, body }) : api.paymentMethods.create({ body }),
  );

export const useRemovePaymentMethod = () => useChange((id: string) => api.paymentMethods.remove({ params: { id } }));

export const useMakeDefaultPaymentMethod = () =>
  useChange((id: string) => api.paymentMethods.makeDefault({ params: { id } }));
