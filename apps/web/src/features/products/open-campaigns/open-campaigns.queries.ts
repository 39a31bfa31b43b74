import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { campaigns } from '@tuerca/contracts/products/campaigns/endpoints';
import type { CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { productKeys } from '@/entities/products/products/products.keys';
import { promotionKeys } from '@/entities/products/promotions/promotions.keys';
import { client } from '@/lib/api';

const api = client({ campaigns });

/** Campaigns of the platform that fit what I sell, and those that I am in. */
export const useOpenCampaigns = () =>
  useQuery({
    queryKey: [...promotionKeys.ofMyStore, 'campaigns'],
    queryFn: async ({ signal }) => (await api.campaigns.open({ signal })).data,
  });

function useChange<V>(send: (value: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Refused or not: a campaign that was refused has changed.
    onSettled: () =>
      Promise.all(
        [promotionKeys.ofMyStore, promotionKeys.all, productKeys.all].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Joins a campaign on the terms that are shown. */
export const useJoinCampaign = () =>
  useChange(({ _id, version }: CampanaDeTienda) => api.campaigns.join({ params: { id: _id }, body: { version } }));
/** Leaves a campaign. */
export const useLeaveCampaign = () =>
  useChange(({ _id }: CampanaDeTienda) => api.campaigns.leave({ params: { id: _id } }));
