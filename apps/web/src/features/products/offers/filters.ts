import { OFERTA_STATUS } from '@tuerca/contracts/products/promotions/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const STATUS_NAMES: Record<(typeof OFERTA_STATUS)[number], string> = {
  all: 'Todas',
  active: 'Activas',
  inactive: 'Inactivas',
};
export const STATUS_OPTIONS = OFERTA_STATUS.map((value) => ({ value, label: STATUS_NAMES[value] }));

const OFFERS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  status: choiceField({ options: OFERTA_STATUS, fallback: 'all', chip: (value) => STATUS_NAMES[value] }),
  page: pageField(),
};
/** Filters of my offers as they stand in the address. */
export type OfferFilters = FilterValues<typeof OFFERS>;
export const OFFER_FILTERS = defineFilters(OFFERS);
