import type { PricePreviewRequest } from '@tuerca/contracts/products/price-change';
import { MAX_PRICES_AT_ONCE } from '@tuerca/contracts/products/price-change';
import { OWN_PRODUCT_GROUP_LABELS, OWN_PRODUCT_GROUPS } from '@tuerca/contracts/products/rules';
import { productsText } from './price-words';

/** Which products a change is about: chosen ones, or those that match the filters of the list. */
export type PriceScope = Omit<PricePreviewRequest, 'cambio'>;

/** The scope that an address names; what it does not know is left out. */
export function scopeOf(query: URLSearchParams): PriceScope {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const chosen = (text('productos') ?? '')
    .split(',')
    .filter((id) => /^[\da-f]{24}$/.test(id))
    .slice(0, MAX_PRICES_AT_ONCE);
  const grupo = OWN_PRODUCT_GROUPS.find((one) => one === text('grupo'));
  if (chosen.length) return { productos: chosen };
  return { busqueda: text('busqueda'), categoria: text('categoria'), grupo };
}

/** 'Todos tus productos', '3 productos elegidos', 'Frenos · Publicados · «bujía»'. */
export function scopeText({ productos, busqueda, categoria, grupo }: PriceScope): string {
  if (productos) return `${productsText(productos.length)} que elegiste`;
  const filters = [categoria, grupo && OWN_PRODUCT_GROUP_LABELS[grupo], busqueda && `«${busqueda}»`].filter(Boolean);
  return filters.length ? filters.join(' · ') : 'Todos tus productos';
}
