import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { LISTAS_FILAS } from '@tuerca/contracts/products/product-imports/states';
import { defineFilters } from '@/lib/define-filters';
import { choiceField, pageField, textField } from '@/lib/filter-fields';

/** Open import, and the list of its rows. */
export const IMPORT_FILTERS = defineFilters({
  importacion: textField({ max: 24, read: (text) => (ID_PATTERN.test(text) ? text : ''), kind: 'view' }),
  /** Shows its columns, though they are matched already. */
  paso: choiceField({ options: ['columnas'], fallback: '' }),
  filas: choiceField({ options: LISTAS_FILAS, fallback: '' }),
  page: pageField(),
});
