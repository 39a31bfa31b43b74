import { CheckoutFrame } from '../../features/checkout/checkout-frame';
import { ConfirmationView } from '../../features/orders/confirmation-view';
import { Head } from '../../lib/head';

/** Last step: what was bought, and where its payment stands. */
export const ConfirmacionPage = () => (
  <>
    <Head title="Confirmación de la compra" noindex />
    <CheckoutFrame step={2} title="Registramos tu compra" text="Guarda el número de orden: con él te ayudamos si algo pasa.">
      <ConfirmationView />
    </CheckoutFrame>
  </>
);
