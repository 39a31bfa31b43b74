import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Courier } from '@tuerca/contracts/auth/stores/couriers';
import type { NuevoCobro } from '@tuerca/contracts/cart/checkout/cash';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { Rastreo } from '@tuerca/contracts/orders/orders/inputs';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { toOrdersQuery } from '@/entities/orders/orders/order-filters';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';
import type { StoreOrderFilters } from './store-order-filters';

const api = client({ orders, checkout });
/** Calls of the orders' screens, with the capability that each needs. */
export const STORE_ORDER_CALLS = guarded({
  setStatus: checkout.setStatus,
  collect: checkout.collect,
  cancel: checkout.cancel,
  correctTracking: orders.correctTracking,
  customer: orders.customer,
});
/** Rows per page of the store's orders. */
const ROWS = 10;
const FILE_TIMEOUT_MS = 120_000;

/** A step that the store takes. `estado` may be of either vocabulary. */
export interface StatusStep {
  pedidoId: string;
  estado: Pedido['estado'] | 'confirmado' | 'en_preparacion';
  nota?: string;
  courier?: Courier;
  numeroRastreo?: string;
}

/** Query of my store's orders; fetched again on focus: others move them, too. */
export const storeOrdersQuery = ({ sort, page, ...filters }: StoreOrderFilters) => {
  const query = { ...toOrdersQuery(filters), sort, page, limit: ROWS };
  return queryOptions({
    queryKey: orderKeys.store(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
};

const FILES = { csv: api.orders.exportCsv, xlsx: api.orders.exportXlsx };
/** Fetches the listed orders of all pages as a file. */
export const readStoreOrdersFile = (filters: StoreOrderFilters, format: SpreadsheetFormat): Promise<Blob> =>
  FILES[format]({ query: { ...toOrdersQuery(filters), sort: filters.sort }, timeout: FILE_TIMEOUT_MS });

/** Query of the number of orders at each step. */
export const orderSummaryQuery = () =>
  queryOptions({
    queryKey: orderKeys.summary,
    queryFn: async ({ signal }) => (await api.orders.summary({ signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Query of one order of my store, by id or number. */
export const storeOrderQuery = (pedidoId: string) =>
  queryOptions({
    queryKey: orderKeys.one(pedidoId),
    queryFn: async ({ signal }) => (await api.orders.storeOrder({ params: { id: pedidoId }, query: {}, signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Returns a function that invalidates lists and counts, also after a refusal: somebody else was quicker. */
function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: orderKeys.all });
}

/** Moves an order to its next state. */
export const useMoveOrder = () =>
  useMutation({
    mutationFn: async ({ pedidoId, ...body }: StatusStep) =>
      (await api.checkout.setStatus({ params: { id: pedidoId }, body })).data,
    onSettled: useReload(),
  });

/** Marks an order as delivered, with the code that its client told. */
export const useDeliverWithCode = () =>
  useMutation({
    mutationFn: async ({ pedidoId, codigo }: { pedidoId: string; codigo: string }) =>
      (await api.checkout.deliverWithCode({ params: { id: pedidoId }, body: { codigo } })).data,
    onSettled: useReload(),
  });

/** Records the payment and handover at the counter. */
export const useCollect = () =>
  useMutation({
    mutationFn: async ({ pedidoId, ...body }: NuevoCobro & { pedidoId: string }) =>
      (await api.checkout.collect({ params: { id: pedidoId }, body })).data,
    onSettled: useReload(),
  });

/** Cancels an order, with the reason that the client reads. */
export const useCancelStoreOrder = () =>
  useMutation({
    mutationFn: async ({ pedidoId, motivo }: { pedidoId: string; motivo: string }) =>
      (await api.checkout.cancel({ params: { id: pedidoId }, body: { motivo } })).data,
    onSettled: useReload(),
  });

/** Corrects the tracking of the parcel. */
export const useCorrectTracking = () =>
  useMutation({
    mutationFn: async ({ pedidoId, ...body }: Rastreo & { pedidoId: string }) =>
      (await api.orders.correctTracking({ params: { id: pedidoId }, body })).data,
    onSettled: useReload(),
  });
