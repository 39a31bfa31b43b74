import { queryOptions } from '@tanstack/react-query';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { STATISTICS_REFRESH_MS } from '@tuerca/contracts/admin/rules';
import { adminKeys } from '../../entities/admin/admin.keys';
import { client } from '../../lib/api';

const api = client({ admin });

/** The platform in figures: read anew when the panel is opened, every five minutes, and when the office hears of something. */
export const statisticsQuery = queryOptions({
  queryKey: adminKeys.statistics,
  queryFn: async ({ signal }) => (await api.admin.statistics({ signal })).data,
  staleTime: 0,
  refetchInterval: STATISTICS_REFRESH_MS,
});
