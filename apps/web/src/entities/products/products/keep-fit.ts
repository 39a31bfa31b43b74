import type { ProductoSummary } from '@tuerca/contracts/products/products/schemas';

type Asked = { queryKey: readonly unknown[] } | undefined;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Products of an earlier query as placeholders of the one with this key: without their fit, when that was of another vehicle. */
export const keepFit = (productos: ProductoSummary[], before: Asked, key: readonly unknown[]) =>
  same(before?.queryKey.at(-1), key.at(-1)) ? productos : productos.map(({ ajuste: _, ...producto }) => producto);

/** The same, only where nothing but the vehicle changed: another category's products are no place for this one's. */
export const keepSameList = (productos: ProductoSummary[] | undefined, before: Asked, key: readonly unknown[]) =>
  productos && same(before?.queryKey.slice(0, -1), key.slice(0, -1)) ? keepFit(productos, before, key) : undefined;
