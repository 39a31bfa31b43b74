import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';

/** Whom an account stands for, and as what: an owner is her business, a member of a team is herself with her position in it. */
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
