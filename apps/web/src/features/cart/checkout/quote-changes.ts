import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';

/** A line before and after; null where it did not exist. */
export interface LineChange {
  key: string;
  nombre: string;
  before: number | null;
  after: number | null;
}

/** Differences between two quotes, line by line (subtotals in Bs.), with each store's delivery. */
export function quoteChanges(before: Cotizacion, after: Cotizacion): LineChange[] {
  const read = (quote: Cotizacion) =>
    quote.tiendas.flatMap((tienda) => [
      ...tienda.items.map((item) => ({
        key: item.productoId,
        nombre: `${item.cantidad} × ${item.nombre}`,
        monto: item.subtotal,
      })),
      { key: `envio-${tienda.tiendaId}`, nombre: `Envío de ${tienda.nombre}`, monto: tienda.envio },
    ]);
  const old = new Map(read(before).map((line) => [line.key, line]));
  const now = new Map(read(after).map((line) => [line.key, line]));
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({
      key,
      nombre: (now.get(key) ?? old.get(key))!.nombre,
      before: old.get(key)?.monto ?? null,
      after: now.get(key)?.monto ?? null,
    }))
    .filter(({ before, after }) => before !== after);
}
