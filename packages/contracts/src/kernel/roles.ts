/** Every role that an account can have; `crane` and `delivery` work in the mobile app and own no area of the web; `staff` works in the team of a store or workshop. */
export const ROLES = ['client', 'store', 'workshop', 'admin', 'crane', 'delivery', 'staff'] as const;
/** The role of an account. */
export type Role = (typeof ROLES)[number];

/** The roles that a person can give herself at /registro. */
export const REGISTRATION_ROLES = ['client', 'store', 'workshop'] as const;

/** Roles that plans are made for. */
export const ROLES_PLAN = ['store', 'workshop', 'crane', 'delivery'] as const satisfies readonly Role[];
export type RolPlan = (typeof ROLES_PLAN)[number];

/** Label of each role on screen. */
export const ROLE_LABELS: Record<Role, string> = {
  client: 'Cliente',
  store: 'Tienda',
  workshop: 'Taller',
  admin: 'Administrador',
  crane: 'Grúa',
  delivery: 'Delivery',
  staff: 'Integrante de un equipo',
};

/** Page with the notices of a role: an administrator's stands in her own area. */
export const noticesPageOf = (role: Role | null | undefined): string =>
  role === 'admin' ? '/admin/notificaciones' : '/notificaciones';

/** Page of each role after signing in and at /dashboard. */
export const ROLE_HOME: Record<Role, string> = {
  client: '/cliente',
  store: '/tienda',
  workshop: '/taller',
  admin: '/admin',
  crane: '/',
  delivery: '/',
  staff: '/',
};
