import { queryOptions } from '@tanstack/react-query';
import { promotions } from '@tuerca/contracts/promotions/endpoints';
import { client } from '../../lib/api';
import { promotionKeys } from './promotions.keys';

const api = client({ promotions });

/** What a workshop offers today. */
export const workshopOffersQuery = (tallerId: string) =>
  queryOptions({
    queryKey: promotionKeys.ofWorkshop(tallerId),
    queryFn: async ({ signal }) => (await api.promotions.ofWorkshop({ params: { id: tallerId }, signal })).data,
  });
