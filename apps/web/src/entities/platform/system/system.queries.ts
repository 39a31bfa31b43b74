import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { PASSWORD_MIN } from '@tuerca/contracts/auth/auth/limits';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { OPENS_SOON, RATE_AWAITED } from '@tuerca/contracts/platform/system/messages';
import type { OpenConfig, PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { client } from '@/lib/api';
import { ApiError } from '@/lib/api-error';

const api = client({ system });

/** Polling interval while the shop has not opened yet, in milliseconds. */
const OPENING_MS = 30_000;
const isClosed = (config: PublicConfig | undefined): boolean => config?.tasa === null;

/** Public configuration: rate, payment recipient, tariffs. The rate changes once a day; a shop without one may open at any moment. */
export const publicConfigQuery = () =>
  queryOptions({
    queryKey: ['system', 'public'],
    queryFn: async ({ signal }) => (await api.system.public({ signal })).data,
    staleTime: ({ state }) => (isClosed(state.data) ? 0 : 5 * 60_000),
    refetchInterval: ({ state }) => isClosed(state.data) && OPENING_MS,
    refetchOnWindowFocus: ({ state }) => isClosed(state.data),
  });

export const usePublicConfig = () => useQuery(publicConfigQuery());

/** Whether no rate was ever set, so that there are no prices yet. False while unknown. */
export const useOpensSoon = (): boolean => useQuery({ ...publicConfigQuery(), select: isClosed }).data ?? false;

/** Returns the configuration with a rate; throws the API's error in a shop without one. */
export async function openConfig(cache: QueryClient): Promise<OpenConfig> {
  const config = await cache.ensureQueryData(publicConfigQuery());
  if (config.tasa) return { ...config, tasa: config.tasa };
  throw new ApiError({
    status: 503,
    code: 'TASA_NO_DISPONIBLE',
    message: config.tasaRetirada ? RATE_AWAITED : OPENS_SOON,
  });
}

/** Minimum length of a new password; the specification's while the configuration is unknown. */
export const usePasswordMin = (): number => usePublicConfig().data?.registro.claveMin ?? PASSWORD_MIN;
/** Whether common passwords are refused; false while the configuration is unknown. */
export const useRefusesCommonPasswords = (): boolean => usePublicConfig().data?.registro.rechazaComunes ?? false;
