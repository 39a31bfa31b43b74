import { canonicalCategoria, findCategoria } from '@tuerca/contracts/products/products/categorias';
import {
  OWN_PRODUCT_GROUP_LABELS,
  OWN_PRODUCT_GROUPS,
  type OwnProductGroup,
} from '@tuerca/contracts/products/products/rules';
import { choiceField, quoted, textField } from '@/lib/filter-fields';

/** What a store's products are chosen by, in its lists and where many are changed at once. */
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
