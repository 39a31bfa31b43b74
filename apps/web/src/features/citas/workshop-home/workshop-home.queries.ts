import { queryOptions } from '@tanstack/react-query';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { client } from '@/lib/api';

const api = client({ citasTaller });

/** My workshop in figures. */
export const workshopStatisticsQuery = (tallerId: string) =>
  queryOptions({
    queryKey: citaKeys.statistics,
    queryFn: async ({ signal }) => (await api.citasTaller.statistics({ params: { id: tallerId }, signal })).data,
  });
