import { CART_MESSAGES } from '@tuerca/contracts/cart/messages';
import type { PlacedCompra } from '@tuerca/contracts/checkout/purchase';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session';
import { readDraft } from './draft';
import { PaymentView } from './payment-view';

function WithoutQuote() {
  useEffect(() => {
    notify.error(CART_MESSAGES.infoFailed);
  }, []);
  return <Navigate to={paths.carrito()} replace />;
}

/** The payment of what the delivery step has quoted; without a quote it leads back to the cart. */
export function PaymentStep({ onPaid }: { onPaid: (compra: PlacedCompra) => void }) {
  const { user } = useSession();
  // Read once: paying clears the draft while this is still on screen.
  const [draft] = useState(() => (user ? readDraft(user._id) : null));
  if (!user || !draft) return null;
  if (!draft.cotizacion || !draft.entregas) return <WithoutQuote />;
  return <PaymentView user={user} cotizacion={draft.cotizacion} entregas={draft.entregas} onPaid={onPaid} />;
}
