import { AUDIT_ACTIONS, type AuditAction } from '@tuerca/contracts/audit/actions';
import { shortDate } from '../../lib/format';
import { defineFilters, type FilterValues } from '../../lib/define-filters';
import { choiceField, pageField, quoted, textField } from '../../lib/filter-fields';

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
/** [value, words] of every action, in the order of the alphabet. */
export const ACTION_OPTIONS: readonly (readonly [string, string])[] = [
  ['all', 'Todas'],
  ...ACTIONS.map((action) => [action, AUDIT_ACTIONS[action]] as const).sort((a, b) => a[1].localeCompare(b[1], 'es')),
];

const date = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const FIELDS = {
  q: textField({ max: 80, chip: quoted }),
  actor: textField({ max: 40 }),
  accion: choiceField({
    options: ACTIONS,
    fallback: 'all',
    chip: (value: AuditAction | 'all') => (value === 'all' ? '' : AUDIT_ACTIONS[value]),
  }),
  objeto: textField({ max: 80, chip: (text) => `Sobre ${text}` }),
  requestId: textField({ max: 64, chip: (text) => `Solicitud ${text.slice(0, 8)}` }),
  desde: textField({ max: 10, read: date, chip: (text) => `Desde ${shortDate(text)}` }),
  hasta: textField({ max: 10, read: date, chip: (text) => `Hasta ${shortDate(text)}` }),
  page: pageField(),
};
/** Filters of the log as they stand in the address. */
export type AuditFilters = FilterValues<typeof FIELDS>;
export const AUDIT_FILTERS = defineFilters(FIELDS);
