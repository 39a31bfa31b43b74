import { USER_SORTS } from '@tuerca/contracts/admin/rules';
import { type Role, ROLE_LABELS, ROLES } from '@tuerca/contracts/kernel/roles';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, dayField, pageField, quoted, textField } from '@/lib/filter-fields';

const STATES = ['activo', 'inactivo'] as const;

export const USER_ROLE_OPTIONS = [
  { value: '' as const, label: 'Todos' },
  ...ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
];
export const USER_STATE_OPTIONS = [
  { value: '' as const, label: 'Todos' },
  { value: 'activo' as const, label: 'Activos' },
  { value: 'inactivo' as const, label: 'Inactivos' },
];

const USERS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  role: choiceField<Role, ''>({ options: ROLES, fallback: '', chip: (role) => (role ? ROLE_LABELS[role] : '') }),
  estado: choiceField<(typeof STATES)[number], ''>({
    options: STATES,
    fallback: '',
    chip: (estado) => (estado === 'activo' ? 'Activos' : 'Inactivos'),
  }),
  desde: dayField('Desde'),
  hasta: dayField('Hasta'),
  sort: choiceField({ options: USER_SORTS, fallback: '-createdAt', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the list of users as they stand in the address. */
export type UserFilters = FilterValues<typeof USERS>;
export const USER_FILTERS = defineFilters(USERS);
