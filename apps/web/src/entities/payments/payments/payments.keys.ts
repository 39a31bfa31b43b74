import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of payments: of the labour of appointments, and of the administrators' view, invalidated with all live data of the office. */
export const paymentKeys = {
  /** An account's own plan, with its payment. */
  plan: [OWN_DATA, 'membresia', 'mine'] as const,
  labours: [OWN_DATA, 'payments', 'labour'] as const,
  labour: (citaId: string) => [...paymentKeys.labours, citaId] as const,
  all: [OWN_DATA, 'admin', 'live', 'payments'] as const,
  queue: (filters: object) => [...paymentKeys.all, 'queue', filters] as const,
  one: (pagoId: string) => [...paymentKeys.all, 'one', pagoId] as const,
  saldos: (filters: object) => [...paymentKeys.all, 'saldos', filters] as const,
  statements: (filters: object) => [...paymentKeys.all, 'statements', filters] as const,
  statement: (extractoId: string) => [...paymentKeys.all, 'statement', extractoId] as const,
  proposals: (extractoId: string, filters: object) => [...paymentKeys.statement(extractoId), filters] as const,
};
