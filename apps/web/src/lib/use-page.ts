import { defineFilters } from './define-filters';
import { pageField } from './filter-fields';
import { useAddressFilters } from './use-address-filters';

const PAGE = defineFilters({ page: pageField() });

/** Address of a list without filters: its page alone. */
export const usePageAddress = () => useAddressFilters(PAGE);

/** `?page=` of the address; 1 when it is absent or makes no sense. */
export const usePage = () => usePageAddress().filters.page;
