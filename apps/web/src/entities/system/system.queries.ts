import { queryOptions, useQuery } from '@tanstack/react-query';
import { PASSWORD_MIN } from '@tuerca/contracts/auth/limits';
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

/** Fewest characters of a new password here; the specification's while the configuration is not known. */
export const usePasswordMin = (): number => usePublicConfig().data?.registro.claveMin ?? PASSWORD_MIN;
/** Whether passwords of everybody's list are refused here; not while the configuration is not known. */
export const useRefusesCommonPasswords = (): boolean => usePublicConfig().data?.registro.rechazaComunes ?? false;
