import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import type { EstadoSaldo } from '@tuerca/contracts/payments/payments/states';
import { membresiaKeys } from '@/entities/membresia/membresia.keys';
import { paymentKeys } from '@/entities/payments/payments/payments.keys';
import { client } from '@/lib/api';
import { type QueueFilters, sentAmounts } from './queue-filters';

const api = client({ payments, paymentsAdmin });

const toQuery = ({ page: _page, grupo, search, concepto, banco, metodo, desde, hasta, ...amounts }: QueueFilters) => ({
  grupo: grupo === 'por_devolver' ? ('todos' as const) : grupo,
  q: search || undefined,
  concepto: concepto || undefined,
  banco: banco || undefined,
  metodo: metodo || undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
  ...sentAmounts(amounts),
});

/** Query of payments by group and filters, with the number in each group. */
export const queueQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: paymentKeys.queue(filters),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page: filters.page };
      const { data, meta } = await api.paymentsAdmin.queue({ query, signal });
      return {
        rows: data,
        total: meta.total,
        totalPages: meta.totalPages,
        conteos: meta.conteos,
        porDevolver: meta.porDevolver,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Fetches the same as a file. */
export const readQueueFile = (filters: QueueFilters) => api.paymentsAdmin.export({ query: toQuery(filters) });

/** Returns one payment with all its details. */
export const useAdminPayment = (id: string) =>
  useQuery({
    queryKey: paymentKeys.one(id),
    queryFn: async ({ signal }) => (await api.paymentsAdmin.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** Returns the payment that has waited longest for a review, except one (null when there is none), and how many wait. */
export const useNextPayment = (id: string) =>
  useQuery({
    queryKey: paymentKeys.queue({ next: id }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.paymentsAdmin.queue({ query: { grupo: 'por_revisar', limit: 2 }, signal });
      return { id: data.find(({ _id }) => _id !== id)?._id ?? null, waiting: meta.conteos.por_revisar };
    },
    staleTime: 0,
  });

/** Mutation that decides on a payment; invalidates all that shows payments, also after a refusal. */
function useDecision<V, R>(send: (values: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: paymentKeys.all }),
        // The payment may be for a plan.
        cache.invalidateQueries({ queryKey: membresiaKeys.all }),
      ]),
  });
}

interface Evidence {
  movimientoId?: string;
  movimiento?: { bancoEmisor: string; referencia: string; fecha: string };
}
interface Short extends Evidence {
  montoRecibido: number;
  motivo: string;
}
interface Noted extends Evidence {
  montoRecibido: number;
  nota: string;
}
export const useApprove = (id: string) =>
  useDecision((body: Evidence & { nota?: string; sinMovimiento?: true }) =>
    api.paymentsAdmin.approve({ params: { id }, body }),
  );
export const useReject = (id: string) =>
  useDecision((body: { motivo: string }) => api.paymentsAdmin.reject({ params: { id }, body }));
export const useAskDifference = (id: string) =>
  useDecision((body: Short) => api.paymentsAdmin.askDifference({ params: { id }, body }));
export const useAcceptShort = (id: string) =>
  useDecision((body: Short) => api.paymentsAdmin.acceptShort({ params: { id }, body }));
export const useGiveBack = (id: string) =>
  useDecision((body: Short) => api.paymentsAdmin.giveBack({ params: { id }, body }));
export const useMarkOverpaid = (id: string) =>
  useDecision((body: Noted) => api.paymentsAdmin.markOverpaid({ params: { id }, body }));
export const useRecordLate = (id: string) =>
  useDecision((body: Noted) => api.paymentsAdmin.recordLate({ params: { id }, body }));
export const useAskBank = (id: string, metodo: PagoDetalle['metodoPago']) =>
  useDecision((): Promise<unknown> =>
    metodo === 'pago_movil'
      ? api.payments.verifyPagoMovil({ body: { pagoId: id } })
      : api.payments.verifyTransferencia({ body: { pagoId: id } }),
  );

/** Returns balances owed to clients, open or settled. */
export const useSaldos = (estado: EstadoSaldo, page: number) =>
  useQuery({
    queryKey: paymentKeys.saldos({ estado, page }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.paymentsAdmin.saldos({ query: { estado, page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, pendientes: meta.pendientes };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useRefund = (id: string) =>
  useDecision((body: { referencia: string; nota?: string }) => api.paymentsAdmin.refund({ params: { id }, body }));
export const readSaldosFile = (estado: EstadoSaldo) => api.paymentsAdmin.exportSaldos({ query: { estado } });
