import { ESTADO_PROMOCION_LABELS, PROMOCION_STATUS } from '@tuerca/contracts/products/promotions/store-states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const NAMES: Record<(typeof PROMOCION_STATUS)[number], string> = { all: 'Todas', ...ESTADO_PROMOCION_LABELS };
export const PROMOTION_ESTADO_OPTIONS = PROMOCION_STATUS.map((value) => ({ value, label: NAMES[value] }));

const PROMOTIONS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  estado: choiceField({ options: PROMOCION_STATUS, fallback: 'all', chip: (value) => NAMES[value] }),
  page: pageField(),
};
/** Filters of my promotions as they stand in the address. */
export type PromotionFilters = FilterValues<typeof PROMOTIONS>;
export const PROMOTION_FILTERS = defineFilters(PROMOTIONS);
