import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { StepResult } from '@tuerca/contracts/orders/orders/inputs';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ storeDashboard, checkout });
/** Calls of the day's page, with the capability that each needs. */
export const TODAY_CALLS = guarded({
  move: checkout.setStatusOfMany,
  collect: checkout.collect,
  labels: storeDashboard.labels,
  answer: preguntas.answer,
  restock: products.update,
});

/** Query of my store's pending work; fetched again on focus. */
export const todayQuery = queryOptions({
  queryKey: orderKeys.today,
  queryFn: async ({ signal }) => (await api.storeDashboard.today({ signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** Takes one step for many orders; each has its own result. */
export function useMoveOrders() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: { pedidos: string[]; estado: 'en_preparacion' | 'enviado' }): Promise<StepResult[]> =>
      (await api.checkout.setStatusOfMany({ body })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
