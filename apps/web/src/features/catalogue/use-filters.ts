import { useAddressFilters, type AddressFilters, type AddressRules } from '../../lib/use-address-filters';
import { changeFilters, clearFilters, readFilters, writeFilters, type Filters } from './filters';

const RULES: AddressRules<Filters> = {
  read: readFilters,
  write: writeFilters,
  change: changeFilters,
  clear: clearFilters,
};

/** The catalogue's filters. */
export const useFilters = (): AddressFilters<Filters> => useAddressFilters(RULES);
