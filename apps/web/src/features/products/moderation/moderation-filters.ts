import { OBJETIVO_RESENA_LABELS, OBJETIVOS_RESENA } from '@tuerca/contracts/products/comments/rules';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, dayField, flagField, idField, pageField, quoted, textField } from '@/lib/filter-fields';
import { plural } from '@/lib/format';

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
const STARS = ['5', '4', '3', '2', '1'] as const;
const starsName = (value: (typeof STARS)[number] | '') => value && plural(Number(value), 'estrella', 'estrellas');
export const STARS_OPTIONS = [
  { value: '' as const, label: 'Todas' },
  ...STARS.map((value) => ({ value, label: starsName(value) })),
];
const VERIFIED = { all: 'Todas', si: 'De una compra', no: 'Sin compra' };
export const VERIFIED_OPTIONS = (['all', 'si', 'no'] as const).map((value) => ({ value, label: VERIFIED[value] }));

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
  valoracion: choiceField({ options: STARS, fallback: '', chip: starsName }),
  verificada: choiceField({ options: ['si', 'no'] as const, fallback: 'all', chip: (value) => VERIFIED[value] }),
  tienda: idField('De una tienda'),
  autor: idField('De una persona'),
  desde: dayField('Desde el'),
  hasta: dayField('Hasta el'),
  page: pageField(),
};
/** Filters of what people wrote, as they stand in the address. */
export type ModerationFilters = FilterValues<typeof FIELDS>;
export const MODERATION_FILTERS = defineFilters(FIELDS);
