import { ROLE_LABELS, ROLES_PLAN } from '@tuerca/contracts/kernel/roles';
import { ESTADO_SUSCRIPCION_LABELS, ESTADOS_SUSCRIPCION } from '@tuerca/contracts/membresia/states';
import { defineFilters, type FilterValues } from '@/lib/define-filters';
import { choiceField, flagField, pageField, quoted, textField } from '@/lib/filter-fields';

const ESTADOS = ['all', ...ESTADOS_SUSCRIPCION] as const;
const ROLES = ['all', ...ROLES_PLAN] as const;
const estadoName = (value: (typeof ESTADOS)[number]) => (value === 'all' ? 'Todos' : ESTADO_SUSCRIPCION_LABELS[value]);
const roleName = (value: (typeof ROLES)[number]) => (value === 'all' ? 'Todas' : ROLE_LABELS[value]);
/** States and kinds of account by which subscriptions are filtered. */
export const SUSCRIPCION_ESTADO_OPTIONS = ESTADOS.map((value) => ({ value, label: estadoName(value) }));
export const PLAN_ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleName(value) }));

export const EXPIRY_OPTIONS = [
  { value: 'all' as const, label: 'Todas' },
  { value: 'pronto' as const, label: 'Vence pronto' },
];

const FILTERS = {
  search: textField({ max: 80, names: ['q'], chip: quoted }),
  rol: choiceField({ options: ROLES, fallback: 'all', chip: roleName }),
  estado: choiceField({ options: ESTADOS, fallback: 'activa', chip: estadoName }),
  nivel: textField({ max: 30, chip: (nivel) => `Nivel ${nivel}` }),
  porVencer: flagField({ chip: () => 'Vence pronto' }),
  page: pageField(),
};
/** Filters of the subscriptions as they stand in the address. */
export type SubscriptionFilters = FilterValues<typeof FILTERS>;
export const SUBSCRIPTION_FILTERS = defineFilters(FILTERS);
