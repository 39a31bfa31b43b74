import { type BusinessNoun, GRUPO_NEGOCIO_LABELS, GRUPOS_NEGOCIO } from '@tuerca/contracts/auth/negocios/review-states';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, pageField, quoted, textField } from '@/lib/filter-fields';

const MARKS = ['verificada', 'destacada'] as const;
const SORTS = ['-createdAt', 'createdAt', '-valoracion', 'espera'] as const;

const FIELDS = {
  grupo: choiceField({ options: GRUPOS_NEGOCIO, fallback: 'todas', kind: 'view' }),
  q: textField({ max: 100, chip: quoted }),
  estado: choiceField({ options: ESTADO_NAMES, fallback: '', chip: (estado) => estado }),
  marca: choiceField({
    options: MARKS,
    fallback: '',
    chip: (mark) => mark,
  }),
  sort: choiceField({ options: SORTS, fallback: '-createdAt', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the administrators' lists of businesses as they stand in the address. */
export const SELLER_FILTERS = defineFilters(FIELDS);
export type SellerFilters = FilterValues<typeof FIELDS>;

/** Options of the selects, 'all' first. */
export const SELLER_ESTADO_OPTIONS = [
  { value: '' as const, label: 'Todos' },
  ...ESTADO_NAMES.map((value) => ({ value, label: value })),
];
const MARK_LABELS = {
  tienda: { '': 'Todas', verificada: 'Verificadas', destacada: 'Destacadas' },
  taller: { '': 'Todos', verificada: 'Verificados', destacada: 'Destacados' },
};
export const markOptions = (noun: BusinessNoun) =>
  (['', ...MARKS] as const).map((value) => ({ value, label: MARK_LABELS[noun][value] }));
/** Text of a mark's chip. */
export const markLabel = (noun: BusinessNoun, marca: SellerFilters['marca']): string =>
  marca && MARK_LABELS[noun][marca];
export const SELLER_SORT_OPTIONS = [
  { value: '-createdAt', label: 'Registro más reciente' },
  { value: 'createdAt', label: 'Registro más antiguo' },
  { value: 'espera', label: 'Espera más larga' },
  { value: '-valoracion', label: 'Mejor valoración' },
] as const;
export const groupsOf = (noun: BusinessNoun) =>
  GRUPOS_NEGOCIO.map((id) => ({ id, label: GRUPO_NEGOCIO_LABELS[noun][id] }));
