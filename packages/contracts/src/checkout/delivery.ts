import type { Journey } from '../instalaciones/rules';
import { normalizeText } from '../kernel/text';
import { toCentimos } from '../venezuela/dinero';

/** Delivery tariffs in dollars. */
export interface Tariffs {
  local: number;
  nacionalBase: number;
  nacionalKg: number;
}
interface Place {
  ciudad: string;
  estado: string;
}

/** Kilos of a product whose weight nobody entered. */
const ASSUMED_KILOS = 1;

/** Whole kilos of a parcel, at least one. */
const kilos = (parts: readonly { pesoKg: number | null; cantidad: number }[]): number => {
  const weight = parts.reduce((total, { pesoKg, cantidad }) => total + (pesoKg ?? ASSUMED_KILOS) * cantidad, 0);
  return Math.max(1, Math.ceil(Number(weight.toFixed(3))));
};

/** Whether a parcel stays in the store's city. */
export function deliveryJourney(store: Place, to: Place): Exclude<Journey, 'retiro'> {
  const same = (a: string, b: string) => normalizeText(a) === normalizeText(b);
  return same(to.ciudad, store.ciudad) && same(to.estado, store.estado) ? 'local' : 'nacional';
}

/** Cents of a dollar for a store's parcel; the same city pays the local tariff, picking it up costs nothing. */
export function deliveryCost(
  journey: Journey,
  parts: readonly { pesoKg: number | null; cantidad: number }[],
  { local, nacionalBase, nacionalKg }: Tariffs,
): number {
  if (journey === 'retiro') return 0;
  return journey === 'local'
    ? toCentimos(local)
    : toCentimos(nacionalBase) + toCentimos(nacionalKg) * (kilos(parts) - 1);
}
