import { useNavigate } from 'react-router-dom';
import { useKeepPurchase } from '@/entities/orders/orders/orders.queries';
import { PaymentStep } from '@/features/cart/checkout/payment-step';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';

/** Second step of the purchase: the payment. */
export function PaymentPage() {
  const navigate = useNavigate();
  const keep = useKeepPurchase();
  return (
    <>
      <Head title="Pago" noindex />
      <PaymentStep
        onPaid={(compra) => {
          keep(compra);
          // Going back must not lead to a payment that has been made.
          void navigate(paths.checkoutConfirmation(), { replace: true });
        }}
      />
    </>
  );
}
