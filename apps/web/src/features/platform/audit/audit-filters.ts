import { AUDIT_ACTIONS, type AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, dayField, pageField, quoted, textField } from '@/lib/filter-fields';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
/** [value, words] of every action, in the order of the alphabet. */
export const ACTION_OPTIONS: readonly (readonly [string, string])[] = [
  ['all', 'Todas'],
  ...ACTIONS.map((action) => [action, AUDIT_ACTIONS[action]] as const).sort((a, b) => a[1].localeCompare(b[1], 'es')),
];

const FIELDS = {
  q: textField({ max: 80, chip: quoted }),
  actor: textField({ max: 40, chip: () => 'De una cuenta' }),
  accion: choiceField({
    options: ACTIONS,
    fallback: 'all',
    chip: (value: AuditAction | 'all') => (value === 'all' ? '' : AUDIT_ACTIONS[value]),
  }),
  objeto: textField({ max: 80, chip: () => 'Sobre una cosa' }),
  requestId: textField({ max: 64, chip: (text) => `Solicitud ${text.slice(0, 8)}` }),
  desde: dayField('Desde'),
  hasta: dayField('Hasta'),
  page: pageField(),
};
/** Filters of the log as they stand in the address. */
export type AuditFilters = FilterValues<typeof FIELDS>;
export const AUDIT_FILTERS = defineFilters(FIELDS);
