import { useAddressFilters, type AddressFilters, type AddressRules } from '../../lib/use-address-filters';
import { changeFilters, clearFilters, readFilters, writeFilters, type Filters } from './filters';

const RULES: AddressRules<Filters> = {
  read: readFilters,
  write: writeFilters,
  change: changeFilters,
  clear: clearFilters,
};

/** The filters of the services. */
export const useFilters = (): AddressFilters<Filters> => useAddressFilters(RULES);
