import Button from '@mui/material/Button';
import type { ItemCarrito } from '@tuerca/contracts/cart';
import { MENSAJES_COMPRA } from '@tuerca/contracts/mensajes';
import { isCode } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { useAddLine, useRemoveLine, useSetQuantity } from '../../entities/cart/cart.queries';

// Promises, not the callbacks of `mutate`: those are dropped when the last line goes and takes its component along.
/** Changes of the cart with their sentences: `setQuantity` ignores what is below 1, `remove` offers the way back. */
export function useCartActions() {
  const quantity = useSetQuantity();
  const removal = useRemoveLine();
  const addition = useAddLine();

  const setQuantity = ({ productoId }: ItemCarrito, cantidad: number) => {
    if (cantidad < 1) return;
    quantity.mutateAsync({ productoId, cantidad }).then(
      () => notify.ok(MENSAJES_COMPRA.cantidadOk),
      // The server's sentence only where it says what the person can do about it.
      (error: unknown) =>
        notify.error(
          isCode(error, 'STOCK_INSUFICIENTE', 'PRODUCTO_AGOTADO') ? error.message : MENSAJES_COMPRA.cantidadError,
        ),
    );
  };

  const restore = ({ productoId, cantidad }: ItemCarrito) =>
    addition.mutateAsync({ productoId, cantidad }).then(
      () => notify.ok(MENSAJES_COMPRA.carritoAgregado),
      (error: unknown) => notify.failure(error, MENSAJES_COMPRA.carritoAgregarProductoError),
    );

  const remove = (item: ItemCarrito) => {
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
      () => notify.ok(MENSAJES_COMPRA.eliminadoOk, { key, action: item.disponible ? undo : undefined }),
      () => notify.error(MENSAJES_COMPRA.eliminadoError),
    );
  };
  return { setQuantity, remove };
}
