import { OWN_DATA } from '../../lib/query-meta';

/** Query keys of my orders and payments. */
export const orderKeys = {
  all: [OWN_DATA, 'orders'] as const,
  last: [OWN_DATA, 'orders', 'last'] as const,
  list: (filters: object) => [...orderKeys.all, 'list', filters] as const,
  statistics: [OWN_DATA, 'orders', 'statistics'] as const,
  one: (numero: string) => [...orderKeys.all, 'one', numero] as const,
  payments: [OWN_DATA, 'payments'] as const,
  payment: (pagoId: string) => [OWN_DATA, 'payments', pagoId] as const,
};
