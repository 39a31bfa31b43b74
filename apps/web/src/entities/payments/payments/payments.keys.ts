import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of payments: of the labour of appointments, and of the administrators' view, read again with all that is live in the office. */
export const paymentKeys = {
  /** What an account reads of its own plan, with the payment of it. */
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
