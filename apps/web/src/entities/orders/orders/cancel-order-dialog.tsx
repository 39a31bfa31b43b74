import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CancelacionPedido } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { ReasonDialog } from '@/ui/form/reason-dialog';

interface CancelOrderDialogProps {
  pedido: Pedido;
  cancel: (motivo: string) => Promise<unknown>;
  placeholder?: string;
  onClose: () => void;
  /** Consequences of the cancellation. */
  children: ReactNode;
}

/** Cancels an order in an office, with a reason that the parties read. */
export const CancelOrderDialog = ({ pedido, cancel, placeholder, onClose, children }: CancelOrderDialogProps) => (
  <ReasonDialog
    danger
    title={`¿Cancelar el pedido ${pedido.numero}?`}
    confirm="Sí, cancelar pedido"
    confirming="Cancelando..."
    cancel="Volver"
    label={ORDER_MESSAGES.cancelReason}
    rule={CancelacionPedido.shape.motivo}
    send={cancel}
    success={ORDER_MESSAGES.statusUpdated('cancelado')}
    failure={ORDER_MESSAGES.statusError}
    placeholder={placeholder}
    onClose={onClose}
  >
    <Typography>{children}</Typography>
  </ReasonDialog>
);
