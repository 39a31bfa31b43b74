import { queryOptions } from '@tanstack/react-query';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';

const api = client({ storeDashboard });

/** My store in figures; read anew whenever the panel is opened. */
export const dashboardQuery = queryOptions({
  queryKey: orderKeys.dashboard,
  queryFn: async ({ signal }) => (await api.storeDashboard.stats({ signal })).data,
  staleTime: 0,
});
