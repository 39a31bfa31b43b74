import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { CancelOrderDialog } from '@/entities/orders/orders/cancel-order-dialog';
import { useAdminCancelOrder } from './admin-orders.queries';

/** Cancels an order of any store, with the reason that client and store read. */
export function AdminCancelOrder({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const cancel = useAdminCancelOrder(pedido._id);
  return (
    <CancelOrderDialog pedido={pedido} cancel={(motivo) => cancel.mutateAsync(motivo)} onClose={onClose}>
      Los productos vuelven al inventario de {pedido.tienda.nombre} y esto no se puede deshacer. Cliente y tienda leen
      el motivo{pedido.estadoPago === 'pagado' ? ', y el pago queda por devolver' : ''}.
    </CancelOrderDialog>
  );
}
