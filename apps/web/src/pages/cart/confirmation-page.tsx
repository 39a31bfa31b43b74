import { CheckoutFrame } from '@/features/cart/checkout/checkout-frame';
import { ConfirmationView } from '@/features/orders/orders/confirmation-view';
import { usePurchaseHeading } from '@/features/orders/orders/use-purchase-heading';
import { Head } from '@/lib/head';

/** Last step: what was bought, and where its payment stands. */
export const ConfirmationPage = () => (
  <>
    <Head title="Confirmación de la compra" noindex />
    <CheckoutFrame step={2} {...usePurchaseHeading()}>
      <ConfirmationView />
    </CheckoutFrame>
  </>
);
