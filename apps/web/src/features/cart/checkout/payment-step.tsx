import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import { useKeepPurchase } from '@/entities/orders/orders/orders.queries';
import { useOfflineActions } from '@/entities/platform/offline-actions/offline-action-store';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { usualQuery } from './checkout.queries';
import { CheckoutFrame } from './checkout-frame';
import { clearCheckoutDraft, readCheckoutDraft } from './draft';
import { CheckoutPayment } from './payment-view';

function WithoutQuote() {
  useEffect(() => {
    notify.error(CART_MESSAGES.infoFailed);
  }, []);
  return <Navigate to={paths.cart()} replace />;
}

const Waiting = () => (
  <CheckoutFrame step={1} title="Pago" aside={<Skeleton variant="rectangular" sx={{ height: { xs: 54, md: 260 } }} />}>
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rectangular" height={48} />
      <Skeleton variant="rectangular" height={260} />
      <Skeleton variant="rectangular" height={420} />
    </Box>
  </CheckoutFrame>
);

interface PaymentStepProps {
  onPaid: (compra: PlacedCompra) => void;
}

function QuotedPayment({
  user,
  onPaid,
  onKept,
  kept,
}: PaymentStepProps & { user: Usuario; onKept: () => void; kept: boolean }) {
  // Read once: paying clears the draft while this is still on screen.
  const [draft] = useState(() => readCheckoutDraft(user._id));
  const usual = useQuery({ ...usualQuery(), enabled: !draft.pago });
  if (usual.isLoading) return <Waiting />;
  if (draft.cotizacion && draft.entregas)
    return (
      <CheckoutPayment
        user={user}
        cotizacion={draft.cotizacion}
        entregas={draft.entregas}
        usual={usual.data ?? null}
        onPaid={onPaid}
        onKept={onKept}
      />
    );
  // The report was sent while it was on screen.
  return kept ? <Navigate to={paths.clientOrders()} replace /> : <WithoutQuote />;
}

/** The payment, or the report of one that waits on the device: meanwhile nobody pays the same cart a second time. */
function Payment({ user, onPaid }: PaymentStepProps & { user: Usuario }) {
  const waiting = useOfflineActions().some(({ kind }) => kind === 'payment');
  const [kept, setKept] = useState(waiting);
  const keep = () => {
    clearCheckoutDraft();
    setKept(true);
  };
  if (!waiting) return <QuotedPayment user={user} onPaid={onPaid} onKept={keep} kept={kept} />;
  return (
    <CheckoutFrame step={1} title="Pago">
      <OfflineActions kind="payment" />
    </CheckoutFrame>
  );
}

/** The payment of what the delivery step has quoted; without a quote it leads back to the cart. */
function PaymentStep({ onPaid }: PaymentStepProps) {
  const user = useUser();
  return user ? <Payment key={user._id} user={user} onPaid={onPaid} /> : <Waiting />;
}

/** Second step of the purchase: the payment. */
export function CheckoutPaymentPage() {
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
