import { queryOptions } from '@tanstack/react-query';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { STATISTICS_REFRESH_MS } from '@tuerca/contracts/admin/rules';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';

const api = client({ admin });

/** Query of the platform's figures: refreshed when the panel is opened, every five minutes, and on live events of the office. */
export const adminStatisticsQuery = queryOptions({
  queryKey: adminKeys.statistics,
  queryFn: async ({ signal }) => (await api.admin.statistics({ signal })).data,
  staleTime: 0,
  refetchInterval: STATISTICS_REFRESH_MS,
});

/** Polling interval while steps are left, in milliseconds: a backup or a restart with other settings sends no event. */
const STEPS_REFRESH_MS = 60_000;
/** Query of a new shop's open steps; empty once all are done. */
export const firstStepsQuery = queryOptions({
  queryKey: adminKeys.firstSteps,
  queryFn: async ({ signal }) => (await api.admin.firstSteps({ signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => !!state.data?.length && STEPS_REFRESH_MS,
});
