import { OpenCampaignsView } from '@/features/products/open-campaigns/open-campaigns-view';
import { PromotionsView } from '@/features/products/store-promotions/promotions-view';

/** My promotions and the platform's campaigns that I may join, of the store's panel. */
export const StorePromotionsPage = () => (
  <PromotionsView>
    <OpenCampaignsView />
  </PromotionsView>
);
