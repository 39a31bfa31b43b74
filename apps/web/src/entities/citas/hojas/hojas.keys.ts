import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of vehicles' records. */
export const hojaKeys = {
  all: [OWN_DATA, 'hojas'] as const,
  one: (vehiculoId: string) => [...hojaKeys.all, vehiculoId] as const,
  shared: (token: string) => ['hojas', 'shared', token] as const,
};
