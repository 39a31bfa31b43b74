import { OBJETO_REPORTE_LABELS, OBJETOS_REPORTE } from '@tuerca/contracts/platform/reportes/objects';
import { ESTADO_REPORTE_LABELS, ESTADOS_REPORTE } from '@tuerca/contracts/platform/reportes/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, flagField, idField, pageField, quoted, textField } from '@/lib/filter-fields';

const ESTADOS = [...ESTADOS_REPORTE, 'all'] as const;
const NAMES = { abiertos: 'Abiertos', ...ESTADO_REPORTE_LABELS, all: 'Todos' };

export const REPORT_ESTADO_OPTIONS = (['abiertos', ...ESTADOS] as const).map((value) => ({
  value,
  label: NAMES[value],
}));
export const OBJETO_OPTIONS = [
  { value: 'all' as const, label: 'Todo' },
  ...OBJETOS_REPORTE.map((value) => ({ value, label: OBJETO_REPORTE_LABELS[value] })),
];

const FIELDS = {
  q: textField({ max: 60, chip: quoted }),
  estado: choiceField({ options: ESTADOS, fallback: 'abiertos', chip: (value) => NAMES[value] }),
  objeto: choiceField({
    options: OBJETOS_REPORTE,
    fallback: 'all',
    chip: (value) => (value === 'all' ? '' : OBJETO_REPORTE_LABELS[value]),
  }),
  autor: idField('Contra una cuenta'),
  apelados: flagField({ chip: () => 'Con respuesta del autor' }),
  page: pageField(),
};
/** Filters of the queue of reports as they stand in the address. */
export type ReportFilters = FilterValues<typeof FIELDS>;
export const REPORT_FILTERS = defineFilters(FIELDS);
