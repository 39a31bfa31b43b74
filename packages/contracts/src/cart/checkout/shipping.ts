import { arrivalWindow, type Preparation, type Transit } from '../../auth/stores/arrival';
import type { Oficina } from '../../orders/orders/oficinas';
import type { FormaEnvio, Llegada } from '../../orders/orders/schemas';
import { formatBs } from '../../venezuela/dinero';

/** Carrier of a store's part, with its days on the way. */
export interface Shipping extends Omit<FormaEnvio, 'oficina'> {
  /** Absent where none was chosen, and in older orders. */
  oficina?: Oficina | undefined;
  dias: Transit;
}

/** Delivery cost in words, from céntimos of Bs. that are paid now: 'Bs. 850,00', 'Gratis', or more on arrival. */
export function shippingPrice(centimos: number, isPaidOnArrival: boolean): string {
  if (centimos > 0) return isPaidOnArrival ? `${formatBs(centimos)} + pago al recibir` : formatBs(centimos);
  return isPaidOnArrival ? 'Pagas al recibir' : 'Gratis';
}

/** Carrier and arrival of a part that is paid at `instant`; both null of a pick-up. */
export function shippingFrom(
  { formaEnvio, preparacion }: { formaEnvio?: Shipping | undefined; preparacion?: Preparation | undefined },
  instant: Date,
): { formaEnvio: FormaEnvio | null; llegada: Llegada | null } {
  if (!formaEnvio) return { formaEnvio: null, llegada: null };
  const { dias, oficina = null, ...forma } = formaEnvio;
  return { formaEnvio: { ...forma, oficina }, llegada: arrivalWindow(dias, instant, preparacion) };
}
