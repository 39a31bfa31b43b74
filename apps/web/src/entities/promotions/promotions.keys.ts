import { OWN_DATA } from '../../lib/query-meta';

/** Query keys of workshops' offers. */
export const promotionKeys = {
  mine: [OWN_DATA, 'promotions'] as const,
  ofWorkshop: (tallerId: string) => ['promotions', 'workshop', tallerId] as const,
  all: ['promotions'] as const,
};
