import { HOUR } from '@tuerca/contracts/kernel/time';
import { ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import type { NuevoPedido } from '../orders/orders/orders.service';

const YEAR = 365 * 24 * HOUR;
/** The rate grew about sixfold in the last year that is known. */
const YEARLY_GROWTH = 6;

type Outcome = Pick<NuevoPedido, 'estado' | 'estadoPago'> & { subestado?: 'confirmado' | 'en_preparacion' };

/** A plausible rate of a past day, with four decimals. */
export const historicalRate = (today: number, day: Date, now: Date): number =>
  Math.round(today * YEARLY_GROWTH ** ((day.getTime() - now.getTime()) / YEAR) * 10_000) / 10_000;

/** Planned outcome, corrected by our rules: a rejected payment cancels, and a cancelled order has no open payment. */
export function orExpired({ estado, subestado, estadoPago }: Outcome): Outcome {
  if (estadoPago === 'rechazado') return { estado: 'cancelado', estadoPago };
  if (estado === 'cancelado' && estadoPago !== 'reembolsado') return { estado, estadoPago: 'rechazado' };
  return { estado, subestado, estadoPago };
}

const STATE_PATH: NuevoPedido['estado'][] = ['pendiente', 'procesando', 'enviado', 'entregado'];
const NOTES = {
  pendiente: ORDER_NOTES.paid,
  procesando: 'Confirmado por la tienda',
  enviado: 'Entregado al transporte',
  entregado: 'Recibido por el cliente',
  cancelado: 'Cancelado',
} as const;
const HOURS = { pendiente: 1, procesando: 3, enviado: 26, entregado: 60, cancelado: 5 } as const;

/** State, history and reason of a past order; stock it holds none. */
export function historyOf(
  target: Outcome,
  createdAt: Date,
  now: Date,
): Pick<
  NuevoPedido,
  | 'estado'
  | 'subestado'
  | 'estadoPago'
  | 'historialEstados'
  | 'motivoCancelacion'
  | 'numeroRastreo'
  | 'courier'
  | 'fechaPagado'
  | 'fechaEntrega'
  | 'stockRetenido'
> {
  const { estado, subestado, estadoPago } = orExpired(target);
  const step = (which: NuevoPedido['estado'], nota: string, por: string, theirs: typeof subestado | null = null) => ({
    estado: which,
    subestado: theirs ?? null,
    fecha: new Date(Math.min(createdAt.getTime() + HOURS[which] * HOUR, now.getTime())),
    nota,
    por,
  });
  const motivo =
    estado !== 'cancelado'
      ? null
      : estadoPago === 'reembolsado'
        ? 'La tienda se quedó sin existencias.'
        : PAYMENT_MESSAGES.notConfirmed;
  const pagado = estadoPago === 'pagado' || estadoPago === 'reembolsado';
  const steps =
    estado === 'cancelado'
      ? [step('cancelado', motivo!, estadoPago === 'reembolsado' ? 'tienda' : 'sistema')]
      : STATE_PATH.slice(1, STATE_PATH.indexOf(estado) + 1).map((which) =>
          step(which, NOTES[which], 'tienda', which === 'procesando' ? (subestado ?? 'confirmado') : null),
        );
  const sent = estado === 'enviado' || estado === 'entregado';
  return {
    estado,
    subestado: estado === 'procesando' ? (subestado ?? 'confirmado') : null,
    estadoPago,
    motivoCancelacion: motivo,
    stockRetenido: false,
    numeroRastreo: sent ? String(createdAt.getTime()).slice(-9) : null,
    courier: sent ? 'mrw' : null,
    ...(pagado && { fechaPagado: step('pendiente', NOTES.pendiente, 'sistema').fecha }),
    ...(estado === 'entregado' && { fechaEntrega: steps.at(-1)!.fecha }),
    historialEstados: [
      { estado: 'pendiente', subestado: null, fecha: createdAt, nota: 'Pedido recibido', por: 'cliente' },
      ...(pagado ? [step('pendiente', NOTES.pendiente, 'sistema')] : []),
      ...steps,
    ],
  };
}
