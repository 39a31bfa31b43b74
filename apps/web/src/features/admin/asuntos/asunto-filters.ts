import { LISTAS_ASUNTO } from '@tuerca/contracts/admin/asunto-states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField } from '@/lib/filter-fields';

const FIELDS = { estado: choiceField({ options: LISTAS_ASUNTO, fallback: 'abierto' }), page: pageField() };
/** Filters and page of the list, as in the address. */
export type AsuntoFilters = FilterValues<typeof FIELDS>;
export const ASUNTO_FILTERS = defineFilters(FIELDS);
