import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { toOrdersQuery } from '@/entities/orders/orders/order-filters';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';
import type { OrderFilters } from './order-filters';

const api = client({ orders, checkout });

/** My orders by filters, newest first; the page before stays on screen while the next one comes. */
export const ordersQuery = ({ page, ...filters }: OrderFilters) =>
  queryOptions({
    queryKey: orderKeys.list({ page, ...filters }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.orders.list({ query: { page, ...toOrdersQuery(filters) }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Cancels an order that is not paid, with a reason. */
export function useCancelOwnOrder() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ numero, motivo }: { numero: string; motivo: string }) =>
      (await api.checkout.cancel({ params: { id: numero }, body: { motivo } })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
