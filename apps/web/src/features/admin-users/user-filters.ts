import { USER_SORTS, type UserSort } from '@tuerca/contracts/admin/users-schemas';
import { ROLE_LABELS, ROLES, type Role } from '@tuerca/contracts/kernel/roles';
import { defineFilters, type FilterValues } from '../../lib/define-filters';
import { choiceField, pageField, quoted, textField } from '../../lib/filter-fields';
import { shortDate } from '../../lib/format';

const STATES = ['activo', 'inactivo'] as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const dateField = (word: string) =>
  textField({
    max: 10,
    read: (text) => (DATE.test(text) ? text : ''),
    chip: (day: string) => `${word} ${shortDate(`${day}T12:00:00-04:00`)}`,
  });

const SORT_NAMES: Record<UserSort, string> = {
  '-createdAt': 'Más recientes',
  createdAt: 'Más antiguos',
  nombre: 'Nombre: A a Z',
  '-nombre': 'Nombre: Z a A',
};
export const SORT_OPTIONS = USER_SORTS.map((value) => [value, SORT_NAMES[value]] as const);
export const ROLE_OPTIONS = [['', 'Todos'], ...ROLES.map((role) => [role, ROLE_LABELS[role]] as const)] as const;
export const STATE_OPTIONS = [
  ['', 'Todos'],
  ['activo', 'Activos'],
  ['inactivo', 'Inactivos'],
] as const;

const USERS = {
  search: textField({ max: 100, names: ['q'], chip: quoted }),
  role: choiceField<Role, ''>({ options: ROLES, fallback: '', chip: (role) => (role ? ROLE_LABELS[role] : '') }),
  estado: choiceField<(typeof STATES)[number], ''>({
    options: STATES,
    fallback: '',
    chip: (estado) => (estado === 'activo' ? 'Activos' : 'Inactivos'),
  }),
  desde: dateField('Desde'),
  hasta: dateField('Hasta'),
  sort: choiceField({ options: USER_SORTS, fallback: '-createdAt', names: ['orden'], kind: 'order' }),
  page: pageField(),
};
/** Filters of the list of users as they stand in the address. */
export type UserFilters = FilterValues<typeof USERS>;
export const USER_FILTERS = defineFilters(USERS);
