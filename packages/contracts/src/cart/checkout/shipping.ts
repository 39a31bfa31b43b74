import { arrivalWindow, type Preparation, type Transit } from '../../auth/stores/arrival';
import type { Oficina } from '../../orders/orders/oficinas';
import type { FormaEnvio, Llegada } from '../../orders/orders/schemas';
import { formatBs } from '../../venezuela/dinero';

/** By what a store's part travels, with its days on the way. */
export interface Shipping extends Omit<FormaEnvio, 'oficina'> {
  /** Absent where none was chosen, and in orders of before there were any. */
  oficina?: Oficina | undefined;
  dias: Transit;
}

/** What deliveries cost, in céntimos of Bs. that are paid now: 'Bs. 850,00', 'Gratis', or what of it is still to come. */
export function shippingPrice(centimos: number, isPaidOnArrival: boolean): string {
  if (centimos > 0) return isPaidOnArrival ? `${formatBs(centimos)} + pago al recibir` : formatBs(centimos);
  return isPaidOnArrival ? 'Pagas al recibir' : 'Gratis';
}

/** How a part travels and when it comes if it is paid at `instant`; both null of a pick-up. */
export function shippingFrom(
  { formaEnvio, preparacion }: { formaEnvio?: Shipping | undefined; preparacion?: Preparation | undefined },
  instant: Date,
): { formaEnvio: FormaEnvio | null; llegada: Llegada | null } {
  if (!formaEnvio) return { formaEnvio: null, llegada: null };
  const { dias, oficina = null, ...forma } = formaEnvio;
  return { formaEnvio: { ...forma, oficina }, llegada: arrivalWindow(dias, instant, preparacion) };
}
