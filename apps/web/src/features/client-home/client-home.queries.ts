import { useQuery } from '@tanstack/react-query';
import { orders } from '@tuerca/contracts/orders/endpoints';
import { orderKeys } from '../../entities/orders/orders.keys';
import { client } from '../../lib/api';

const api = client({ orders });

/** What I have bought, in figures. */
export const useStatistics = () =>
  useQuery({
    queryKey: orderKeys.statistics,
    queryFn: async ({ signal }) => (await api.orders.statistics({ signal })).data,
  });

const RECENT = { page: 1, limit: 3 };
/** My latest orders. */
export const useRecentOrders = () =>
  useQuery({
    queryKey: orderKeys.list(RECENT),
    queryFn: async ({ signal }) => (await api.orders.list({ query: RECENT, signal })).data,
  });
