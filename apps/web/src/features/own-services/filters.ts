import { SERVICE_CATEGORIAS } from '@tuerca/contracts/services/categorias';
import { defineFilters, type FilterValues } from '../../lib/define-filters';
import { choiceField, pageField, quoted, textField } from '../../lib/filter-fields';

const nameOf = (id: string) => SERVICE_CATEGORIAS.find((one) => one.id === id)?.nombre ?? id;

/** Categories as the workshop calls them. */
export const CATEGORY_OPTIONS = SERVICE_CATEGORIAS.map(({ id, nombre }) => ({ value: id, label: nombre }));

const OWN_SERVICES = {
  busqueda: textField({ max: 100, names: ['q'], chip: quoted }),
  categoria: choiceField({
    options: SERVICE_CATEGORIAS.map(({ id }) => id),
    fallback: '',
    chip: nameOf,
  }),
  page: pageField(),
};
/** Filters of my services as they stand in the address. */
export type OwnServiceFilters = FilterValues<typeof OWN_SERVICES>;
export const OWN_SERVICE_FILTERS = defineFilters(OWN_SERVICES);
