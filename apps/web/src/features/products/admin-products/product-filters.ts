import { categorias, findCategoria } from '@tuerca/contracts/products/products/categorias';
import { ESTADO_PRODUCTO_LABELS, ESTADOS_PRODUCTO_ADMIN } from '@tuerca/contracts/products/products/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, idField, pageField, quoted, textField } from '@/lib/filter-fields';

const WARNINGS = ['reportado', 'sin_foto', 'precio_raro'] as const;
const WARNING_LABELS = { reportado: 'Reportados', sin_foto: 'Sin foto', precio_raro: 'Precio raro' } as const;

const FIELDS = {
  q: textField({ max: 100, chip: quoted }),
  tienda: idField('Una tienda'),
  categoria: textField({ max: 60, read: (text) => findCategoria(text)?.nombre ?? '', chip: (name) => name }),
  estado: choiceField({
    options: ESTADOS_PRODUCTO_ADMIN,
    fallback: '',
    chip: (estado) => (estado ? ESTADO_PRODUCTO_LABELS[estado] : ''),
  }),
  aviso: choiceField({ options: WARNINGS, fallback: '', chip: (name) => (name ? WARNING_LABELS[name] : '') }),
  page: pageField(),
};
/** Filters of the products of all stores as they stand in the address. */
export const ADMIN_PRODUCT_FILTERS = defineFilters(FIELDS);
export type AdminProductFilters = FilterValues<typeof FIELDS>;

const all = (label: string) => ({ value: '' as const, label });
/** Choices of the select fields, with all of them first. */
export const PRODUCT_ESTADO_OPTIONS = [
  all('Todos'),
  ...ESTADOS_PRODUCTO_ADMIN.map((value) => ({ value, label: ESTADO_PRODUCTO_LABELS[value] })),
];
export const WARNING_OPTIONS = [all('Todos'), ...WARNINGS.map((value) => ({ value, label: WARNING_LABELS[value] }))];
export const filterCategoryOptions = () => [
  all('Todas'),
  ...categorias().map(({ nombre }) => ({ value: nombre, label: nombre })),
];
