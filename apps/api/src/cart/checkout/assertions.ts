import { type BuyerStanding, limitRefusal } from '@tuerca/contracts/cart/checkout/buyer-limits';
import type { NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import type { Purchase } from './quote';

interface Line {
  productoId: string;
  cantidad: number;
}

/** Units by product; the same product on two lines is one. */
export function sumUnits(items: Line[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productoId, cantidad } of items) units.set(productoId, (units.get(productoId) ?? 0) + cantidad);
  return units;
}

/** Whether two sets of lines are the same products in the same quantities. */
export const sameUnits = (a: Map<string, number>, b: Map<string, number>): boolean =>
  a.size === b.size && [...a].every(([id, cantidad]) => b.get(id) === cantidad);

/** Whether what the client sent is, to the céntimo per line, what the server computed. */
export function assertsSame(
  { items, monto, total }: Pick<NuevoPago, 'items' | 'monto' | 'total'>,
  purchase: Purchase,
): boolean {
  const lines = purchase.parts.flatMap((part) => part.items);
  const prices = new Map(lines.map(({ productoId, precioUnitario }) => [productoId, precioUnitario]));
  const near = (asserted: number, actual: number | undefined, margin: number) =>
    actual !== undefined && Math.abs(toCentimos(asserted) - actual) <= margin;
  return (
    items.every(({ productoId, precioUnitario }) => near(precioUnitario, prices.get(productoId), 1)) &&
    near(monto, purchase.total, lines.length) &&
    near(total, purchase.total, lines.length)
  );
}

/** Throws LIMITE_COMPRA when a purchase holds more than a buyer of this standing may hold. */
export function assertWithin(standing: BuyerStanding, { parts, totalUSD }: Purchase): void {
  const message = limitRefusal(
    standing,
    parts.flatMap(({ items }) => items),
    totalUSD,
  );
  if (message) throw new AppError('LIMITE_COMPRA', { message });
}
