import { StoreTodayView } from '@/features/orders/store-today/store-today';
import { onDemand } from '@/ui/on-demand';

const SendDialog = onDemand(async () => (await import('@/features/orders/store-orders/shipping-dialog')).SendDialog);

/** Page 'Hoy' of the store's panel; a parcel is sent from its list. */
export const StoreTodayPage = () => (
  <StoreTodayView send={(pedido, onClose) => <SendDialog pedido={pedido} onClose={onClose} />} />
);
