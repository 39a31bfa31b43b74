import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';

/** Name and role label of an account: an owner shows the business, a team member shows her own name and her position in it. */
export const accountName = ({
  nombre,
  negocio,
  email,
  role,
  equipo,
}: Pick<Usuario, 'nombre' | 'negocio' | 'email' | 'role' | 'equipo'>): { name: string; part: string } =>
  equipo
    ? { name: nombre || email, part: CARGO_LABELS[equipo.cargo] }
    : { name: negocio || nombre || email, part: ROLE_LABELS[role] };
