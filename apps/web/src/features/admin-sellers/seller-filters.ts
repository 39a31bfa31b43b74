import { GRUPO_NEGOCIO_LABELS, GRUPOS_NEGOCIO } from '@tuerca/contracts/negocios/review-states';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { defineFilters, type FilterValues } from '../../lib/define-filters';
import { choiceField, pageField, quoted, textField } from '../../lib/filter-fields';

const MARKS = ['destacada', 'verificada'] as const;
const SORTS = ['-createdAt', 'createdAt', '-valoracion', 'espera'] as const;

const FIELDS = {
  grupo: choiceField({ options: GRUPOS_NEGOCIO, fallback: 'todas', kind: 'view' }),
  q: textField({ max: 100, chip: quoted }),
  estado: choiceField({ options: ESTADO_NAMES, fallback: '', chip: (estado) => estado }),
  marca: choiceField({
    options: MARKS,
    fallback: '',
    chip: (mark) => (mark === 'destacada' ? 'Destacadas' : mark ? 'Verificadas' : ''),
  }),
  sort: choiceField({ options: SORTS, fallback: '-createdAt', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the administrators' lists of businesses as they stand in the address. */
export const SELLER_FILTERS = defineFilters(FIELDS);
export type SellerFilters = FilterValues<typeof FIELDS>;

/** Choices of the select fields, with all of them first. */
export const ESTADO_OPTIONS = [
  { value: '', label: 'Todos' },
  ...ESTADO_NAMES.map((value) => ({ value, label: value })),
];
export const MARK_OPTIONS = [
  { value: '', label: 'Todas' },
  { value: 'verificada', label: 'Verificadas' },
  { value: 'destacada', label: 'Destacadas' },
];
export const SORT_OPTIONS = [
  { value: '-createdAt', label: 'Más nuevas' },
  { value: 'createdAt', label: 'Más antiguas' },
  { value: 'espera', label: 'Las que más esperan' },
  { value: '-valoracion', label: 'Mejor valoradas' },
];
export const GROUPS = GRUPOS_NEGOCIO.map((id) => ({ id, label: GRUPO_NEGOCIO_LABELS[id] }));
