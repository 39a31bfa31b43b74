import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of services. */
export const serviceKeys = {
  all: ['services'] as const,
  list: (query: object) => [...serviceKeys.all, 'list', query] as const,
  one: (servicioId: string) => [...serviceKeys.all, 'one', servicioId] as const,
  popular: (tallerId: string, limit: number) => [...serviceKeys.all, 'popular', tallerId, limit] as const,
  /** A workshop's own list. */
  mine: [OWN_DATA, 'services'] as const,
};
