import { z } from 'zod';
import type { Horario } from '../../auth/negocios/horario';
import { nextOpening } from '../../auth/negocios/opening';
import type { EfectivoTienda } from '../../auth/stores/cash';
import { HOUR } from '../../kernel/time';
import type { EstadoPedido } from '../../orders/orders/states';
import { type EstadoPago, type METODOS_PAGO, MONEDAS_COBRO } from '../../payments/payments/states';
import { toCentimos } from '../../venezuela/dinero';
import type { BuyerStanding } from './buyer-limits';

/**
 * End of a store's hold on an order that is paid at the pick-up. The hours count from the opening; an end in closed
 * hours moves to the next closing. A store without published hours holds it for the hours alone.
 */
export function heldUntil(horario: Horario, { horas }: Pick<EfectivoTienda, 'horas'>, now: Date): Date {
  const from = Math.max(now.getTime(), nextOpening(horario, now)?.opens.getTime() ?? 0);
  const end = new Date(from + horas * HOUR);
  const last = nextOpening(horario, end);
  return last && last.opens > end ? last.closes : end;
}

/** Orders to be paid in a store that a client may have at a time. */
export const MAX_OPEN_CASH = 2;

/** Transitions of an order to be paid in the store: handed over against the money, or cancelled. */
export const CASH_TRANSITIONS: Record<EstadoPedido, readonly EstadoPedido[]> = {
  pendiente: ['entregado', 'cancelado'],
  procesando: [],
  enviado: [],
  entregado: [],
  cancelado: [],
};

/** Whether an order is held for a client who pays at the pick-up. */
export const paysAtPickUp = (order: {
  metodoPago: (typeof METODOS_PAGO)[number];
  estado: EstadoPedido;
  estadoPago: EstadoPago;
}): boolean => order.metodoPago === 'efectivo' && order.estado === 'pendiente' && order.estadoPago === 'pendiente';

/** Sentences about orders that are paid in the store. */
export const CASH_MESSAGES = {
  oneStore: 'Para pagar al retirar, el carrito debe tener productos de una sola tienda. Compra los de otras aparte.',
  pickUpOnly: 'Para pagar al retirar, elige retiro en tienda.',
  notOffered: (tienda: string) => `${tienda} no recibe pagos al retirar. Paga con Pago Móvil o transferencia.`,
  tooMuch: (tienda: string, maximo: number) =>
    `${tienda} recibe pagos al retirar hasta Ref.\u00A0$\u00A0${maximo.toLocaleString('es-VE')}. Paga esta compra con Pago Móvil o transferencia.`,
  withInstallation: 'Con una instalación se paga por adelantado: usa Pago Móvil o transferencia.',
  notNow: 'Como tus últimas compras quedaron sin pagar, por ahora usa Pago Móvil o transferencia.',
  tooMany: `Puedes tener hasta ${MAX_OPEN_CASH} pedidos por pagar en tienda. Retira o cancela uno antes de hacer otro.`,
  waiting: 'La tienda apartó tus productos. Págalos en efectivo, en dólares o bolívares, cuando los retires.',
  expired: 'El pedido no se retiró a tiempo y los productos volvieron a la venta.',
  paid: 'Pagaste en la tienda al retirar.',
  currency: 'Elige en qué moneda pagó el cliente',
  amount: 'Escribe cuánto recibiste',
  wrongAmount: (due: string) => `El pedido se cobra completo: ${due}.`,
  rateWithdrawn: (due: string) =>
    `La tasa con que se apartó este pedido estaba equivocada y se retiró. A la de ahora son ${due}.`,
  notCash: 'Este pedido no se paga en la tienda.',
  collected: 'Pedido cobrado y entregado',
  collectFailed: 'No se pudo registrar el cobro. Intenta nuevamente.',
  settledByStore: 'Este pedido se paga en la tienda, que registra el cobro al entregarlo.',
} as const;

/** A store's part of a purchase, as far as cash is concerned; `totalUSD` in cents. */
interface CashPart {
  tienda: { nombre: string; entrega: { efectivo: EfectivoTienda } };
  tipo: string;
  totalUSD: number;
}

/** The sentence that refuses payment at the pick-up; null when it is possible. */
export function cashRefusal(
  parts: readonly CashPart[],
  { standing, withInstallation }: { standing: BuyerStanding; withInstallation: boolean },
): string | null {
  const [part, ...others] = parts;
  if (!part || others.length) return CASH_MESSAGES.oneStore;
  const { tienda, tipo, totalUSD } = part;
  const { activo, maximoUSD } = tienda.entrega.efectivo;
  if (tipo !== 'retiro') return CASH_MESSAGES.pickUpOnly;
  if (!activo) return CASH_MESSAGES.notOffered(tienda.nombre);
  if (withInstallation) return CASH_MESSAGES.withInstallation;
  if (totalUSD > toCentimos(maximoUSD)) return CASH_MESSAGES.tooMuch(tienda.nombre, maximoUSD);
  return standing === 'slowed' ? CASH_MESSAGES.notNow : null;
}

/** Reason why a purchase that is picked up where cash is taken cannot be paid there; null when it can, and where no cash is taken. */
export function cashObstacle(parts: readonly CashPart[], buyer: Parameters<typeof cashRefusal>[1]): string | null {
  const isExpected = parts.some(({ tipo, tienda }) => tipo === 'retiro' && tienda.entrega.efectivo.activo);
  return isExpected ? cashRefusal(parts, buyer) : null;
}

/** Cash that a store took for a handed over order. */
export const NuevoCobro = z.object({
  moneda: z.enum(MONEDAS_COBRO, CASH_MESSAGES.currency),
  monto: z.number(CASH_MESSAGES.amount).positive(CASH_MESSAGES.amount).max(1e12, CASH_MESSAGES.amount),
});
export type NuevoCobro = z.infer<typeof NuevoCobro>;
