import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of my returns. */
export const devolucionKeys = {
  all: [OWN_DATA, 'devoluciones'] as const,
  list: (filters: object) => [...devolucionKeys.all, 'list', filters] as const,
  one: (id: string) => [...devolucionKeys.all, 'one', id] as const,
  ofOrder: (pedido: string) => [...devolucionKeys.all, 'order', pedido] as const,
  waiting: [OWN_DATA, 'devoluciones', 'waiting'] as const,
};
