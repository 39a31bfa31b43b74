import { OBJETIVO_RESENA_LABELS, OBJETIVOS_RESENA } from '@tuerca/contracts/products/comments/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import {
  choiceField,
  dayField,
  flagField,
  idField,
  numberField,
  pageField,
  quoted,
  textField,
} from '@/lib/filter-fields';

const ESTADOS = ['activo', 'oculto'] as const;
const NAMES = { all: 'Todas', activo: 'Visibles', oculto: 'Ocultas' };
export const MODERATION_ESTADO_OPTIONS = (['all', ...ESTADOS] as const).map((value) => ({
  value,
  label: NAMES[value],
}));
export const OBJETIVO_OPTIONS = [
  { value: 'all' as const, label: 'Todo' },
  ...OBJETIVOS_RESENA.map((value) => ({ value, label: OBJETIVO_RESENA_LABELS[value] })),
];
export const STARS_OPTIONS = [
  { value: '0', label: 'Todas' },
  ...['5', '4', '3', '2', '1'].map((value) => ({ value, label: value === '1' ? '1 estrella' : `${value} estrellas` })),
];

export const VERIFIED_OPTIONS = [
  { value: 'all' as const, label: 'Todas' },
  { value: 'si' as const, label: 'De una compra' },
  { value: 'no' as const, label: 'Sin compra' },
];

const FIELDS = {
  vista: choiceField({ options: ['preguntas'] as const, fallback: 'resenas', kind: 'order' }),
  q: textField({ max: 60, chip: quoted }),
  estado: choiceField({ options: ESTADOS, fallback: 'all', chip: (value) => NAMES[value] }),
  reportadas: flagField({ chip: () => 'Reportadas' }),
  objetivo: choiceField({
    options: OBJETIVOS_RESENA,
    fallback: 'all',
    chip: (value) => (value === 'all' ? '' : OBJETIVO_RESENA_LABELS[value]),
  }),
  valoracion: numberField({
    min: 1,
    max: 5,
    fallback: 0,
    integer: true,
    chip: (value) => (value === 1 ? '1 estrella' : `${value} estrellas`),
  }),
  verificada: choiceField({
    options: ['si', 'no'] as const,
    fallback: 'all',
    chip: (value) => (value === 'si' ? 'De una compra' : 'Sin compra'),
  }),
  tienda: idField('De una tienda'),
  autor: idField('De una persona'),
  desde: dayField('Desde el'),
  hasta: dayField('Hasta el'),
  page: pageField(),
};
/** Filters of what people wrote, as they stand in the address. */
export type ModerationFilters = FilterValues<typeof FIELDS>;
export const MODERATION_FILTERS = defineFilters(FIELDS);
