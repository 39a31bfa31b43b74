import { aCentimos } from '@tuerca/contracts/venezuela/dinero';
import type { NuevoPago } from '@tuerca/contracts/checkout/purchase';
import type { Compra } from './quote';

/** Units by product; the same product on two lines is one. */
export function sumarLineas(items: { productoId: string; cantidad: number }[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const { productoId, cantidad } of items)
    total.set(productoId.toLowerCase(), (total.get(productoId.toLowerCase()) ?? 0) + cantidad);
  return total;
}

/** Whether two sets of lines are the same products in the same quantities. */
export const mismasLineas = (a: Map<string, number>, b: Map<string, number>): boolean =>
  a.size === b.size && [...a].every(([id, cantidad]) => b.get(id) === cantidad);

/** Whether what the client sent is, to the céntimo per line, what the server computed. */
export function afirmaLoMismo(
  { items, monto, total }: Pick<NuevoPago, 'items' | 'monto' | 'total'>,
  compra: Compra,
): boolean {
  const lineas = compra.partes.flatMap((parte) => parte.lineas);
  const unitario = new Map(lineas.map(({ producto, precioUnitario }) => [producto._id, precioUnitario]));
  const cerca = (afirmado: number, cierto: number | undefined, margen: number) =>
    cierto !== undefined && Math.abs(aCentimos(afirmado) - cierto) <= margen;
  return (
    items.every(({ productoId, precioUnitario }) => cerca(precioUnitario, unitario.get(productoId.toLowerCase()), 1)) &&
    cerca(monto, compra.total, lineas.length) &&
    cerca(total, compra.total, lineas.length)
  );
}
