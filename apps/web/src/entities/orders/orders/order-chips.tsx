import { isOrderLate } from '@tuerca/contracts/orders/orders/late';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { type EstadoPago, estadoPagoLabel, PAYS_AT_PICK_UP } from '@tuerca/contracts/payments/payments/states';
import { useNow } from '@/lib/use-now';
import { StatusChip, type Tone } from '@/ui/status-chip';

/** Tone of each state of an order. */
export const ORDER_TONES: Record<Pedido['estado'], Tone> = {
  pendiente: 'warning',
  procesando: 'info',
  enviado: 'info',
  entregado: 'success',
  cancelado: 'error',
};
// Waiting for the bank is nobody's failure: it never has the colour of an error.
const PAYMENT: Record<EstadoPago, Tone> = {
  pendiente: 'neutral',
  en_verificacion: 'info',
  pagado: 'success',
  rechazado: 'error',
  reembolsado: 'neutral',
};
/** Whether a cancelled order's money is still to be refunded. */
export const isOwed = (reembolso: Pedido['reembolso'] | undefined): boolean => reembolso?.fecha === null;
/** Labels of the steps within procesando. */
export const SUBSTATE_LABELS = { confirmado: 'Confirmado', en_preparacion: 'En preparación' } as const;

/** State of an order, with its substate if it has one. */
export const OrderChip = ({ estado, subestado }: Pick<Pedido, 'estado' | 'subestado'>) => (
  <StatusChip
    label={
      subestado
        ? `${ESTADO_PEDIDO_LABELS[estado]}: ${SUBSTATE_LABELS[subestado].toLowerCase()}`
        : ESTADO_PEDIDO_LABELS[estado]
    }
    tone={ORDER_TONES[estado]}
  />
);
interface PaymentChipProps {
  estado: EstadoPago;
  metodo?: Pedido['metodoPago'];
  reembolso?: Pedido['reembolso'];
}
/** State of a payment. */
export const PaymentChip = ({ estado, metodo, reembolso }: PaymentChipProps) =>
  metodo === 'efectivo' && estado === 'pendiente' ? (
    <StatusChip label={PAYS_AT_PICK_UP} tone="neutral" />
  ) : (
    <StatusChip label={`Pago: ${estadoPagoLabel(estado, isOwed(reembolso)).toLowerCase()}`} tone={PAYMENT[estado]} />
  );
/** Marks an order past its arrival date; renders nothing for others. */
export const LateOrderChip = ({ pedido }: { pedido: Parameters<typeof isOrderLate>[0] }) =>
  isOrderLate(pedido, useNow()) ? <StatusChip label="Atrasado" tone="error" /> : null;
