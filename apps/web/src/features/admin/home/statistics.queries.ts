import { queryOptions } from '@tanstack/react-query';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { STATISTICS_REFRESH_MS } from '@tuerca/contracts/admin/rules';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';

const api = client({ admin });

/** The platform in figures: read anew when the panel is opened, every five minutes, and when the office hears of something. */
export const statisticsQuery = queryOptions({
  queryKey: adminKeys.statistics,
  queryFn: async ({ signal }) => (await api.admin.statistics({ signal })).data,
  staleTime: 0,
  refetchInterval: STATISTICS_REFRESH_MS,
});

/** A backup or a restart with other settings tells nobody: while steps are left they are read again that often, in milliseconds. */
const STEPS_REFRESH_MS = 60_000;
/** What a new shop still needs; empty once all is done. */
export const firstStepsQuery = queryOptions({
  queryKey: adminKeys.firstSteps,
  queryFn: async ({ signal }) => (await api.admin.firstSteps({ signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => !!state.data?.length && STEPS_REFRESH_MS,
});
