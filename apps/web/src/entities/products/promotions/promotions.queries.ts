import { queryOptions } from '@tanstack/react-query';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import { client } from '@/lib/api';
import { promotionKeys } from './promotions.keys';

const api = client({ promotions, storePromotions });

/** What a workshop offers today. */
export const workshopOffersQuery = (tallerId: string) =>
  queryOptions({
    queryKey: promotionKeys.ofWorkshop(tallerId),
    queryFn: async ({ signal }) => (await api.promotions.ofWorkshop({ params: { id: tallerId }, signal })).data,
  });

/** What a store offers today. */
export const storePromotionsQuery = (tiendaId: string) =>
  queryOptions({
    queryKey: promotionKeys.ofStore(tiendaId),
    queryFn: async ({ signal }) => (await api.storePromotions.ofStore({ params: { id: tiendaId }, signal })).data,
  });
