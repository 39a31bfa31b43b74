import { type Cargo, mayDo } from '../../kernel/capabilities';
import type { LineaPresupuesto } from '../presupuestos/schemas';

/** The figures that the final price of an appointment is measured by; cents of a dollar. */
export interface AgreedPrices {
  /** The price of the service when it was booked, after its offer. */
  listado: number;
  /** The labour that its client approved in presupuestos; 0 when there is none. */
  manoObra: number;
  /** The price that stands on the appointment already; null while there is none. */
  puesto: number | null;
}
/**
 * The verdict on a price that somebody sets: it stands; it is above what was approved and has no reason (`sin_motivo`); or
 * it waits for the owner (`espera`).
 */
export type PriceVerdict = 'fija' | 'sin_motivo' | 'espera';

/** The approved price: the labour of her presupuestos, else the price that she booked at. */
export const approvedPrice = ({ listado, manoObra }: Pick<AgreedPrices, 'listado' | 'manoObra'>): number =>
  manoObra || listado;

/** The approved labour among lines of presupuestos, `subtotal` in cents; parts are paid at their stores. */
export const approvedLabour = (lines: readonly Pick<LineaPresupuesto, 'tipo' | 'estado' | 'subtotal'>[]): number =>
  lines.reduce(
    (sum, { tipo, estado, subtotal }) => (tipo === 'mano_obra' && estado === 'aprobada' ? sum + subtotal : sum),
    0,
  );

/** Whether somebody sets any price: the owner, not a member of the team. */
export const decidesPrice = (cargo: Cargo | null | undefined): boolean => mayDo(cargo, undefined);

/** Judges a price that a call sets for an appointment, the same for all calls; `precio` in cents. */
export function priceVerdict(
  precio: number,
  agreed: AgreedPrices,
  { cargo, motivo }: { cargo: Cargo | null | undefined; motivo: string | null },
): PriceVerdict {
  if (precio > approvedPrice(agreed) && !motivo?.trim()) return 'sin_motivo';
  const isAgreed = [agreed.listado, approvedPrice(agreed), agreed.puesto].includes(precio);
  return isAgreed || decidesPrice(cargo) ? 'fija' : 'espera';
}
