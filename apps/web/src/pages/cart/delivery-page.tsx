import { CHECKOUT_MESSAGES } from '@tuerca/contracts/cart/checkout/messages';
import { CartDigest } from '@/features/cart/cart/cart-digest';
import { CheckoutFrame } from '@/features/cart/checkout/checkout-frame';
import { DeliveryView } from '@/features/cart/checkout/delivery-view';
import { InstallationSection } from '@/features/cart/instalaciones/installation-section';
import { Head } from '@/lib/head';

/** First step of the purchase: how each store's part arrives. */
export const DeliveryPage = () => (
  <>
    <Head title="Entrega" noindex />
    <CheckoutFrame step={0} title="Entrega" text={CHECKOUT_MESSAGES.chooseDelivery} aside={<CartDigest />}>
      <DeliveryView installation={<InstallationSection />} />
    </CheckoutFrame>
  </>
);
