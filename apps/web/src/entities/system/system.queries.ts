import { queryOptions, useQuery } from '@tanstack/react-query';
import { system } from '@tuerca/contracts/system/endpoints';
import { client } from '../../lib/api';

const api = client({ system });

/** Rate, payment recipient, tariffs: what everybody may know. The rate changes once a day. */
export const publicConfigQuery = () =>
  queryOptions({
    queryKey: ['system', 'public'],
    queryFn: async ({ signal }) => (await api.system.public({ signal })).data,
    staleTime: 5 * 60_000,
  });

export const usePublicConfig = () => useQuery(publicConfigQuery());
