import { GRUPOS_TIENDA } from '@tuerca/contracts/cart/solicitudes/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField } from '@/lib/filter-fields';

const FILTERS = { grupo: choiceField({ options: GRUPOS_TIENDA, fallback: 'por_responder' }), page: pageField() };
/** Filters of a store's requests as they stand in the address. */
export type StoreRequestFilters = FilterValues<typeof FILTERS>;
export const STORE_REQUEST_FILTERS = defineFilters(FILTERS);
