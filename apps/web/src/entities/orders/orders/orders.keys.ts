import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of my orders and payments, and of what a store earns with them. */
export const orderKeys = {
  all: [OWN_DATA, 'orders'] as const,
  last: [OWN_DATA, 'orders', 'last'] as const,
  lists: [OWN_DATA, 'orders', 'list'] as const,
  list: (filters: object) => [...orderKeys.lists, filters] as const,
  statistics: [OWN_DATA, 'orders', 'statistics'] as const,
  one: (numero: string) => [...orderKeys.all, 'one', numero] as const,
  code: (pedidoId: string) => [...orderKeys.all, 'code', pedidoId] as const,
  store: (filters: object) => [...orderKeys.all, 'store', filters] as const,
  today: [OWN_DATA, 'orders', 'today'] as const,
  summary: [OWN_DATA, 'orders', 'summary'] as const,
  customers: (filters: object) => [...orderKeys.all, 'customers', filters] as const,
  customer: (clienteId: string, page: number) => [...orderKeys.all, 'customer', clienteId, page] as const,
  payments: [OWN_DATA, 'payments'] as const,
  payment: (pagoId: string) => [OWN_DATA, 'payments', pagoId] as const,
  dashboard: [OWN_DATA, 'store-dashboard'] as const,
  comisiones: [OWN_DATA, 'comisiones'] as const,
};
