import Button from '@mui/material/Button';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { CartItem } from '@tuerca/contracts/cart/cart/schemas';
import { useAddLine, useRemoveLine, useSetQuantity } from '@/entities/cart/cart/cart.queries';
import { refusalOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';

// Promises, not the callbacks of `mutate`: those are dropped when the last line goes and takes its component along.
/** Changes of the cart with their sentences: `setQuantity` ignores what is below 1, `remove` offers the way back. */
export function useCartActions() {
  const quantity = useSetQuantity();
  const removal = useRemoveLine();
  const addition = useAddLine();

  const setQuantity = ({ productoId }: CartItem, cantidad: number) => {
    if (cantidad < 1) return;
    quantity.mutateAsync({ productoId, cantidad }).then(
      () => notify.ok(CART_MESSAGES.quantityUpdated),
      (error: unknown) => notify.error(refusalOf(error, CART_MESSAGES.quantityFailed)),
    );
  };

  const restore = ({ productoId, cantidad }: CartItem) =>
    addition.mutateAsync({ productoId, cantidad }).then(
      () => notify.ok(CART_MESSAGES.added),
      (error: unknown) => notify.failure(error, CART_MESSAGES.addProductFailed),
    );

  const remove = (item: CartItem) => {
    const key = `eliminado-${item.productoId}-${Date.now()}`;
    const undo = (
      <Button
        size="small"
        color="secondary"
        onClick={() => {
          notify.close(key);
          restore(item);
        }}
      >
        Deshacer
      </Button>
    );
    removal.mutateAsync(item.productoId).then(
      () => notify.ok(CART_MESSAGES.removed, { key, action: item.disponible ? undo : undefined }),
      (error: unknown) => notify.error(refusalOf(error, CART_MESSAGES.removeFailed)),
    );
  };
  return { setQuantity, remove };
}
