import type { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import type { Cargo, TeamRole } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { signIn } from '@/lib/session';

/** Login answer for a user of `role`. */
export const buildSession = (role: Role = 'client', overrides: Partial<SignedIn> = {}): SignedIn => ({
  token: `token-${role}`,
  expira: new Date(Date.now() + 600_000).toISOString(),
  user: {
    _id: 'a'.repeat(24),
    id: 'a'.repeat(24),
    role,
    nombre: 'María Pérez',
    email: `${role}@demo.tuerca.ve`,
    emailVerificado: true,
    telefono: '+584141234567',
    cedula: 'V-12345678',
    fechaNacimiento: null,
    profilePicture: null,
    direccion: { ciudad: 'Caracas', estado: 'Distrito Capital', pais: 'Venezuela', codigoPostal: '1010' },
    negocio: null,
  },
  ...overrides,
});

/** Signs in without a form. */
export const enter = (role: Role = 'client'): void => signIn(buildSession(role));

/**
 * Signs in a member of a team: of the store for 'vendedor' and 'almacenista', of the workshop for 'tecnico', unless `role` is
 * given.
 */
export const enterAs = (cargo: Cargo, role: TeamRole = cargo === 'tecnico' ? 'workshop' : 'store'): void => {
  const session = buildSession(role);
  const equipo = { negocioId: 'b'.repeat(24), negocio: 'Repuestos El Ávila', cargo };
  signIn({ ...session, user: { ...session.user, negocio: equipo.negocio, equipo } });
};
