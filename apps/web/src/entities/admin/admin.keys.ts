import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of the administrators' office. What stands under `live` is read again whenever something in the office changes. */
export const adminKeys = {
  all: [OWN_DATA, 'admin'] as const,
  live: [OWN_DATA, 'admin', 'live'] as const,
  pending: [OWN_DATA, 'admin', 'live', 'pending'] as const,
  firstSteps: [OWN_DATA, 'admin', 'live', 'firstSteps'] as const,
  statistics: [OWN_DATA, 'admin', 'live', 'statistics'] as const,
  asuntos: [OWN_DATA, 'admin', 'live', 'asuntos'] as const,
  rates: [OWN_DATA, 'admin', 'config', 'rates'] as const,
  users: [OWN_DATA, 'admin', 'live', 'users'] as const,
  userList: (filters: object) => [...adminKeys.users, 'list', filters] as const,
  user: (id: string) => [...adminKeys.users, 'one', id] as const,
};
