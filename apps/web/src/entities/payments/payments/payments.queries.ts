import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import { paymentKeys } from './payments.keys';

const api = client({ payments });

/** The bytes of a picture of a payment, for its owner and administrators; they never change. */
export const useCapture = (pagoId: string, capturaId: string) =>
  useQuery({
    queryKey: [OWN_DATA, 'payment-captures', pagoId, capturaId],
    queryFn: ({ signal }) => api.payments.capture({ params: { id: pagoId, capturaId }, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });

const ATTACHING = [OWN_DATA, 'payment-captures', 'attach'] as const;
/** Whether pictures of a payment are on their way, whichever screen sent them. */
export const useIsSendingCaptures = (): boolean => useIsMutating({ mutationKey: ATTACHING }) > 0;

/** Attaches pictures to my payment. */
export function useAttachCaptures() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ATTACHING,
    mutationFn: ({ pagoId, files }: { pagoId: string; files: readonly File[] }) =>
      api.payments.attach({ params: { id: pagoId }, files: { capturas: files } }),
    onSuccess: ({ data }) => cache.setQueryData([OWN_DATA, 'payments', data._id], data),
    // The payment of a plan is read with the plan, that of labour with its appointment.
    onSettled: () =>
      Promise.all([paymentKeys.plan, paymentKeys.labours].map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}

interface Report {
  bancoEmisor: string;
  referencia: string;
  fechaPago?: string;
}
/** Reports the second payment, of what was missing. */
export function useReportDifference(pagoId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Report) => api.payments.reportDifference({ params: { id: pagoId }, body }),
    onSuccess: ({ data }) => cache.setQueryData([OWN_DATA, 'payments', data._id], data),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [OWN_DATA, 'payments'] }),
        cache.invalidateQueries({ queryKey: paymentKeys.plan }),
      ]),
  });
}
