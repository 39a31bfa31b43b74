import { OWN_DATA } from '@/lib/query-meta';

/** Query and mutation keys of my cart. */
export const cartKeys = {
  mine: [OWN_DATA, 'cart'] as const,
  change: ['cart'] as const,
};
