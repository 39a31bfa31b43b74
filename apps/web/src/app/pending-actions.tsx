import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { useAddLine } from '@/entities/cart/cart/cart.queries';
import { useSetFavorite } from '@/entities/products/favorites/favorites.queries';
import { notify } from '@/lib/notify';
import { isSignInPath } from '@/lib/paths';
import { dropPendingAction, type PendingAction, pendingAction } from '@/lib/pending-action';
import { useSession } from '@/lib/session';

/** Does what a visitor wanted before she signed in, and says so; questions and bookings are sent by their own forms. Draws nothing. */
export function PendingActions() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const line = useAddLine();
  const favorite = useSetFavorite(FAVORITE_MESSAGES.changeFailed);
  const role = user?.role;

  const perform = useEffectEvent((action: PendingAction) => {
    if (action.kind === 'question' || action.kind === 'booking') return;
    dropPendingAction();
    const inCart = action.kind === 'add-to-cart';
    if (role !== 'client') return notify.warn(inCart ? CART_MESSAGES.clientsOnly : FAVORITE_MESSAGES.clientsOnly);
    if (!inCart) return favorite.mutate({ productoId: action.productoId, favorite: true });
    line.mutateAsync({ productoId: action.productoId, cantidad: action.cantidad }).then(
      () => notify.ok(CART_MESSAGES.unitsAdded(action.cantidad)),
      (error: unknown) => notify.failure(error, CART_MESSAGES.addFailedRetry),
    );
  });

  useEffect(() => {
    if (status === 'loading') return;
    const action = pendingAction();
    if (!action) return;
    if (role) perform(action);
    // A visitor who leaves the sign-in pages no longer wants the action.
    else if (!isSignInPath(pathname)) dropPendingAction();
  }, [status, role, pathname]);
  return null;
}
