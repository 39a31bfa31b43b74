import { GRUPOS_SOLICITUD } from '@tuerca/contracts/cart/solicitudes/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField } from '@/lib/filter-fields';

const FILTERS = { grupo: choiceField({ options: GRUPOS_SOLICITUD, fallback: 'abiertas' }), page: pageField() };
/** Filters of my requests as they stand in the address. */
export type RequestFilters = FilterValues<typeof FILTERS>;
export const REQUEST_FILTERS = defineFilters(FILTERS);
