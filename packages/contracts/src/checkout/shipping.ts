import { arrivalWindow, type Preparation, type Transit } from './arrival';
import type { FormaEnvio, Llegada } from './schemas';

/** By what a store's part travels, with its days on the way. */
export interface Shipping extends FormaEnvio {
  dias: Transit;
}

/** How a part travels and when it comes if it is paid at `instant`; both null of a pick-up. */
export function shippingFrom(
  { formaEnvio, preparacion }: { formaEnvio?: Shipping | undefined; preparacion?: Preparation | undefined },
  instant: Date,
): { formaEnvio: FormaEnvio | null; llegada: Llegada | null } {
  if (!formaEnvio) return { formaEnvio: null, llegada: null };
  const { dias, ...forma } = formaEnvio;
  return { formaEnvio: forma, llegada: arrivalWindow(dias, instant, preparacion) };
}
