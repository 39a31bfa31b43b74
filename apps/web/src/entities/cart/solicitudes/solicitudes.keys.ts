import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of requests for parts, a client's own and those of which a store was told. */
export const solicitudKeys = {
  all: [OWN_DATA, 'solicitudes'] as const,
  list: (filters: object) => [...solicitudKeys.all, 'list', filters] as const,
  one: (id: string) => [...solicitudKeys.all, 'one', id] as const,
  ofStore: (filters: object) => [...solicitudKeys.all, 'store-list', filters] as const,
  oneOfStore: (id: string) => [...solicitudKeys.all, 'store-one', id] as const,
  waiting: [OWN_DATA, 'solicitudes', 'waiting'] as const,
};
