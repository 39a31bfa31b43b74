import { useMutation } from '@tanstack/react-query';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ storeDashboard });
/** The calls that print them. */
export const PAPER_CALLS = guarded({ labels: storeDashboard.labels, pickingList: storeDashboard.pickingList });

/** Printed documents of several orders of a store. */
export type OrderPaper = 'labels' | 'pickingList';

/** Fetches a document of these orders as PDF. */
export const useOrderPaper = () =>
  useMutation({
    mutationFn: ({ paper, pedidos }: { paper: OrderPaper; pedidos: readonly string[] }) =>
      api.storeDashboard[paper]({ query: { pedidos: pedidos.join(',') } }),
  });
