import { z } from 'zod';

/** Every role that an account can have; `crane` and `delivery` work in the mobile app and own no area of the web. */
export const ROLES = ['client', 'store', 'workshop', 'admin', 'crane', 'delivery'] as const;
export const Rol = z.enum(ROLES);
export type Rol = z.infer<typeof Rol>;

/** The roles that a person can give herself at /registro. */
export const ROLES_REGISTRO = ['client', 'store', 'workshop'] as const;

export const NOMBRE_ROL: Record<Rol, string> = {
  client: 'Cliente',
  store: 'Tienda',
  workshop: 'Taller',
  admin: 'Administrador',
  crane: 'Grúa',
  delivery: 'Delivery',
};

/** Where each role lands after signing in and at /dashboard. */
export const INICIO_ROL: Record<Rol, string> = {
  client: '/cliente',
  store: '/tienda',
  workshop: '/taller',
  admin: '/admin',
  crane: '/',
  delivery: '/',
};
