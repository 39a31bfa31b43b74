import type { OrderStanding } from './standing-schema';

/** The fields of an order that decide the word for its state. */
export const orderStanding = ({
  estado,
  subestado,
  estadoPago,
  metodoPago,
  tipoEntrega,
}: OrderStanding): OrderStanding => ({
  ...{ estado, subestado, estadoPago, metodoPago, tipoEntrega },
});
/** Ways of an order, which do not change. */
type OrderWays = Pick<OrderStanding, 'metodoPago' | 'tipoEntrega'>;

const PREPARING = 'Preparando';

function beforePreparing({ estadoPago, metodoPago }: Pick<OrderStanding, 'estadoPago' | 'metodoPago'>): string {
  if (estadoPago === 'pagado') return 'Pagado';
  if (estadoPago === 'en_verificacion') return 'Verificando el pago';
  // The store keeps it until it is paid there.
  return metodoPago === 'efectivo' ? 'Apartado' : 'Por pagar';
}

/** Word for the state of an order: the same on every screen, in every notice and in every file, whoever reads it. */
export function orderWord({ estado, subestado, tipoEntrega, ...payment }: OrderStanding): string {
  switch (estado) {
    case 'pendiente':
      return beforePreparing(payment);
    case 'procesando':
      return subestado === 'confirmado' ? beforePreparing(payment) : PREPARING;
    case 'enviado':
      return tipoEntrega === 'retiro' ? 'Listo para retirar' : 'En camino';
    case 'entregado':
      return 'Entregado';
    case 'cancelado':
      return 'Cancelado';
  }
}

/** State to which an order was moved, as a sentence tells it: 'en preparación', 'listo para retirar'. */
export function movedTo(order: OrderStanding): string {
  if (order.estado === 'procesando') return order.subestado === 'en_preparacion' ? 'en preparación' : 'confirmado';
  return orderWord(order).toLowerCase();
}

/** Name of each step of an order on its way, and of each entry of its history, which tells `again` of its first state when it is paid. */
export function orderStepName(
  { estado, subestado }: Pick<OrderStanding, 'estado' | 'subestado'>,
  { metodoPago, tipoEntrega }: OrderWays,
  again = false,
): string {
  if (estado === 'pendiente' && !again) return metodoPago === 'efectivo' ? 'Apartado' : 'Recibido';
  if (subestado === 'confirmado') return 'Confirmado';
  return orderWord({ estado, estadoPago: 'pagado', metodoPago, tipoEntrega });
}
