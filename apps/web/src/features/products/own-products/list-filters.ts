import { MOVEMENT_LABELS, MOVEMENT_REASONS, OWN_PRODUCT_SORTS } from '@tuerca/contracts/products/products/rules';
import { ownProductFields } from '@/entities/products/products/own-filters';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, textField } from '@/lib/filter-fields';

const common = { ...ownProductFields, page: pageField() };
const sort = <D extends (typeof OWN_PRODUCT_SORTS)[number]>(fallback: D) =>
  choiceField({ options: OWN_PRODUCT_SORTS, fallback, names: ['orden'], kind: 'order' });

const PRODUCTS = { ...common, sort: sort('-createdAt') };
/** Filters of my products as they stand in the address. */
export type OwnProductFilters = FilterValues<typeof PRODUCTS>;
export const OWN_PRODUCT_FILTERS = defineFilters(PRODUCTS);

/** The inventory has the same filters, and begins with what is running out. */
export const INVENTORY_FILTERS = defineFilters({ ...common, sort: sort('stock') });

const MOVEMENTS = {
  producto: textField({ max: 24, read: (text) => (/^[\da-f]{24}$/i.test(text) ? text : '') }),
  motivo: choiceField({
    options: MOVEMENT_REASONS,
    fallback: '',
    chip: (motivo) => (motivo ? MOVEMENT_LABELS[motivo] : ''),
  }),
  page: pageField(),
};
/** Filters of the ledger as they stand in the address. */
export type MovementFilters = FilterValues<typeof MOVEMENTS>;
export const MOVEMENT_FILTERS = defineFilters(MOVEMENTS);
