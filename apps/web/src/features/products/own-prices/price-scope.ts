import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { MAX_PRICES_AT_ONCE, type PricePreviewRequest } from '@tuerca/contracts/products/products/price-change';
import { ownProductFields } from '@/entities/products/products/own-filters';
import { defineFilters } from '@/lib/define-filters';
import { textField } from '@/lib/filter-fields';
import { productsText } from './price-format';

/** Products that a change is about: chosen ones, or those that match the filters of the list. */
export type PriceScope = Omit<PricePreviewRequest, 'cambio'>;

const ID_LENGTH = 25;
const idsOf = (text: string): string[] => text.split(',').filter((id) => ID_PATTERN.test(id));
const CHOSEN = defineFilters({
  productos: textField({
    max: MAX_PRICES_AT_ONCE * ID_LENGTH,
    read: (text) => idsOf(text).join(),
    chip: (text) => `${productsText(idsOf(text).length)} que elegiste`,
  }),
});
const { categoria, grupo, busqueda } = ownProductFields;
const FILTERED = defineFilters({ categoria, grupo, busqueda });

/** Reads the scope from an address, with its description: '3 productos que elegiste', 'Frenos · Publicados', 'Todos tus productos'. */
export function readScope(address: URLSearchParams): { scope: PriceScope; words: string } {
  const chosen = CHOSEN.read(address);
  if (chosen.productos)
    return { scope: { productos: idsOf(chosen.productos) }, words: CHOSEN.applied(chosen)[0]!.label };
  const filters = FILTERED.read(address);
  const words = FILTERED.applied(filters, { busqueda: `«${filters.busqueda}»` }).map(({ label }) => label);
  return {
    scope: {
      categoria: filters.categoria || undefined,
      grupo: filters.grupo || undefined,
      busqueda: filters.busqueda || undefined,
    },
    words: words.join(' · ') || 'Todos tus productos',
  };
}
