import { isOrderLate } from '@tuerca/contracts/orders/orders/late';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { orderWord } from '@tuerca/contracts/orders/orders/standing';
import type { OrderStanding } from '@tuerca/contracts/orders/orders/standing-schema';
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
/** State of an order. */
export const OrderChip = ({ pedido }: { pedido: OrderStanding }) => (
  <StatusChip label={orderWord(pedido)} tone={ORDER_TONES[pedido.estado]} />
);
/** State of a payment; `owed`: its money is still to be refunded. */
export const PaymentChip = ({ estado, owed = false }: { estado: EstadoPago; owed?: boolean }) => (
  <StatusChip label={`Pago ${estadoPagoLabel(estado, owed).toLowerCase()}`} tone={PAYMENT[estado]} />
);
/** State of an order, and of its payment where the first does not tell it. */
export function OrderStateChips({ pedido }: { pedido: OrderStanding & Partial<Pick<Pedido, 'reembolso'>> }) {
  const { estado, estadoPago, metodoPago, reembolso } = pedido;
  const waitsForCash = metodoPago === 'efectivo' && estadoPago === 'pendiente';
  const isTold = estado === 'pendiente' ? estadoPago !== 'rechazado' : estadoPago === 'pagado';
  return (
    <>
      <OrderChip pedido={pedido} />
      {waitsForCash && <StatusChip label={PAYS_AT_PICK_UP} tone="neutral" />}
      {!waitsForCash && !isTold && <PaymentChip estado={estadoPago} owed={isOwed(reembolso)} />}
    </>
  );
}
/** Marks an order past its arrival date; renders nothing for others. */
export const LateOrderChip = ({ pedido }: { pedido: Parameters<typeof isOrderLate>[0] }) =>
  isOrderLate(pedido, useNow()) ? <StatusChip label="Atrasado" tone="error" /> : null;
