import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientDashboard } from '@tuerca/contracts/cart/client-dashboard/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';

const api = client({ clientDashboard });

/** Everything that the first screen shows in figures. */
export const clientStatisticsQuery = queryOptions({
  queryKey: orderKeys.statistics,
  queryFn: async ({ signal }) => (await api.clientDashboard.statistics({ signal })).data,
});

/** The same for each part of the screen, read once. */
export const useStatistics = () => useQuery(clientStatisticsQuery);
