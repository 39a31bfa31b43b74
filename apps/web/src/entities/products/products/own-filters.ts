import { canonicalCategoria, findCategoria } from '@tuerca/contracts/products/products/categorias';
import {
  OWN_PRODUCT_GROUP_LABELS,
  OWN_PRODUCT_GROUPS,
  type OwnProductGroup,
} from '@tuerca/contracts/products/products/rules';
import { choiceField, quoted, textField } from '@/lib/filter-fields';

/** Filters of a store's own products, in its lists and in bulk changes. */
export const ownProductFields = {
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
};
