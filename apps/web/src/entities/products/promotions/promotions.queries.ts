import { queryOptions } from '@tanstack/react-query';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import { client } from '@/lib/api';
import { promotionKeys } from './promotions.keys';

const api = client({ promotions, storePromotions });

/** Query of a workshop's current offers. */
export const workshopOffersQuery = (tallerId: string) =>
  queryOptions({
    queryKey: promotionKeys.ofWorkshop(tallerId),
    queryFn: async ({ signal }) => (await api.promotions.ofWorkshop({ params: { id: tallerId }, signal })).data,
  });

/** Query of a store's current promotions. */
export const storePromotionsQuery = (tiendaId: string) =>
  queryOptions({
    queryKey: promotionKeys.ofStore(tiendaId),
    queryFn: async ({ signal }) => (await api.storePromotions.ofStore({ params: { id: tiendaId }, signal })).data,
  });
