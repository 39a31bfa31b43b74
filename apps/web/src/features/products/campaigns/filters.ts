import { ESTADO_CAMPANA_LABELS, ESTADOS_CAMPANA } from '@tuerca/contracts/products/campaigns/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const ESTADOS = ['all', ...ESTADOS_CAMPANA] as const;
const nameOf = (value: (typeof ESTADOS)[number]) => (value === 'all' ? 'Todos' : ESTADO_CAMPANA_LABELS[value]);
/** States by which campaigns are filtered. */
export const CAMPAIGN_ESTADO_OPTIONS = ESTADOS.map((value) => ({ value, label: nameOf(value) }));

const FILTERS = {
  q: textField({ max: 80, chip: quoted }),
  estado: choiceField({ options: ESTADOS, fallback: 'all', chip: nameOf }),
  page: pageField(),
};
/** Filters of the campaigns as they stand in the address. */
export type CampaignFilters = FilterValues<typeof FILTERS>;
export const CAMPAIGN_FILTERS = defineFilters(FILTERS);
