import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { pageField, quoted, textField } from '@/lib/filter-fields';

const nameOf = (id: string) => findServiceCategoria(id)?.nombre ?? id;

const OWN_SERVICES = {
  busqueda: textField({ max: 100, names: ['q'], chip: quoted }),
  categoria: textField({ max: 60, read: (given) => findServiceCategoria(given)?.id ?? '', chip: nameOf }),
  page: pageField(),
};
/** Filters of my services as they stand in the address. */
export type OwnServiceFilters = FilterValues<typeof OWN_SERVICES>;
export const OWN_SERVICE_FILTERS = defineFilters(OWN_SERVICES);
