import { paymentKeys } from '@/entities/payments/payments/payments.keys';
import { OWN_DATA } from '@/lib/query-meta';

/** Keys of what is read of plans and subscriptions. */
export const membresiaKeys = {
  all: [OWN_DATA, 'membresia'],
  mine: paymentKeys.plan,
  limits: [OWN_DATA, 'membresia', 'limits'],
  plans: [OWN_DATA, 'membresia', 'plans'],
  member: (id: string) => [OWN_DATA, 'membresia', 'member', id],
  statistics: [OWN_DATA, 'membresia', 'statistics'],
  subscriptions: (filters: object) => [OWN_DATA, 'membresia', 'subscriptions', filters],
} as const;
