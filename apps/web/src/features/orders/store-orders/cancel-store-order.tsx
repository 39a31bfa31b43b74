import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { CancelOrderDialog } from '@/entities/orders/orders/cancel-order-dialog';
import { useCancelStoreOrder } from './store-orders.queries';

/** Cancels an order of the store, with the reason that the client reads. */
export function CancelStoreOrder({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const cancel = useCancelStoreOrder();
  return (
    <CancelOrderDialog
      pedido={pedido}
      cancel={(motivo) => cancel.mutateAsync({ pedidoId: pedido._id, motivo })}
      placeholder="Se nos agotó esa pieza."
      onClose={onClose}
    >
      Los productos vuelven a tu inventario y esto no se puede deshacer. Le avisamos a {pedido.cliente.nombre} con el
      motivo que escribas{pedido.estadoPago === 'pagado' ? ', y el pago queda por devolver' : ''}.
    </CancelOrderDialog>
  );
}
