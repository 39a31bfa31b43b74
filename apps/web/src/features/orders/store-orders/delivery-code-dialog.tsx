import { EntregaConCodigo } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { TextInput } from '@/ui/form/text-input';
import { OrderActionDialog } from './order-dialog';
import { useDeliverWithCode } from './store-orders.queries';

/** Asks for the code that the client told at the door. */
export function DeliveryCodeDialog({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const deliver = useDeliverWithCode();
  return (
    <OrderActionDialog
      schema={EntregaConCodigo}
      defaultValues={{ codigo: '' }}
      send={({ codigo }) => deliver.mutateAsync({ pedidoId: pedido._id, codigo })}
      failure={ORDER_MESSAGES.statusFailed}
      title={`Entregar el pedido ${pedido.numero}`}
      text="Pídele el código a quien recibe: lo ve en su pedido. Si no lo tiene a mano, puede tocar «Ya lo recibí» en su cuenta."
      confirm="Marcar como entregado"
      confirming="Revisando..."
      done={ORDER_MESSAGES.delivered}
      onClose={onClose}
    >
      {(control) => (
        <TextInput
          control={control}
          name="codigo"
          label="Código de entrega"
          inputMode="numeric"
          maxLength={9}
          required
        />
      )}
    </OrderActionDialog>
  );
}
