import { queryOptions } from '@tanstack/react-query';
import { storeDashboard } from '@tuerca/contracts/store-dashboard/endpoints';
import { client } from '../../lib/api';
import { OWN_DATA } from '../../lib/query-meta';

const api = client({ storeDashboard });

/** My store in figures; read anew whenever the panel is opened. */
export const dashboardQuery = queryOptions({
  queryKey: [OWN_DATA, 'store-dashboard'],
  queryFn: async ({ signal }) => (await api.storeDashboard.stats({ signal })).data,
  staleTime: 0,
});
