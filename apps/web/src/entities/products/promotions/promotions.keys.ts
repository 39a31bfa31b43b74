import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of workshops' offers and stores' promotions. */
export const promotionKeys = {
  mine: [OWN_DATA, 'promotions'] as const,
  ofMyStore: [OWN_DATA, 'promotions', 'store'] as const,
  ofStore: (tiendaId: string) => ['promotions', 'store', tiendaId] as const,
  ofWorkshop: (tallerId: string) => ['promotions', 'workshop', tallerId] as const,
  all: ['promotions'] as const,
};
