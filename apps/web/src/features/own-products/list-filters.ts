import { canonicalCategoria, findCategoria } from '@tuerca/contracts/products/categorias';
import {
  MOVEMENT_LABELS,
  MOVEMENT_REASONS,
  OWN_PRODUCT_GROUP_LABELS,
  OWN_PRODUCT_GROUPS,
  OWN_PRODUCT_SORTS,
  type OwnProductGroup,
} from '@tuerca/contracts/products/rules';
import { defineFilters, type FilterValues } from '../../lib/define-filters';
import { choiceField, pageField, quoted, textField } from '../../lib/filter-fields';

const common = {
  busqueda: textField({ max: 100, names: ['q'], chip: quoted }),
  categoria: textField({
    max: 60,
    read: (given) => findCategoria(given)?.nombre ?? '',
    chip: canonicalCategoria,
  }),
  grupo: choiceField({
    options: OWN_PRODUCT_GROUPS,
    fallback: '',
    toggles: true,
    chip: (grupo: OwnProductGroup | '') => (grupo ? OWN_PRODUCT_GROUP_LABELS[grupo] : ''),
  }),
  page: pageField(),
};
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
