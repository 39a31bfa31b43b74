import { randomInt } from 'node:crypto';
import type { Registration } from '@tuerca/contracts/auth/auth/registration';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import { isValidRif } from '@tuerca/contracts/venezuela/identidad';
import { PasswordsService } from '../src/auth/auth/passwords.service';
import { SessionsService } from '../src/auth/auth/sessions.service';
import { TeamAccountsService } from '../src/auth/users/team-accounts.service';
import { UsersService } from '../src/auth/users/users.service';
import { Transactions } from '../src/platform/database/transactions';
import { call, type Harness } from './harness';

export interface Actor {
  token: string;
  user: Usuario;
  email: string;
  password: string;
}
type RegistrationRole = 'client' | 'store' | 'workshop';

/** Passes the list of common passwords too, which production applies. */
export const TEST_PASSWORD = 'Correa.Dentada.58';
const ADDRESS: Direccion = {
  ciudad: 'Caracas',
  estado: 'Distrito Capital',
  pais: 'Venezuela',
  codigoPostal: '1060',
  calle: 'Av. Libertador',
  referencias: 'Frente a la plaza',
  coordenadas: undefined,
};
let lastRif = randomInt(1_000_000) * 100;

function nextRif(): string {
  const base = `J-${String(30_000_000 + (++lastRif % 9_999_999)).padStart(8, '0')}`;
  return Array.from({ length: 10 }, (_, digit) => `${base}-${digit}`).find(isValidRif)!;
}

/** A body that registration accepts, different at every call. */
export function buildRegistration(role: RegistrationRole, overrides: Record<string, unknown> = {}): Registration {
  const n = ++lastRif;
  const common = {
    nombre: `Persona ${n}`,
    email: `p${n}@pruebas.ve`,
    password: TEST_PASSWORD,
    telefono: '0414-1234567',
    direccion: ADDRESS,
  };
  const negocio = { rif: nextRif(), horario: DEFAULT_HORARIO };
  const own = {
    client: { cedula: `V-${10_000_000 + (n % 80_000_000)}`, fechaNacimiento: '1990-05-20' },
    store: {
      store: {
        nombreTienda: `Repuestos ${n}`,
        descripcionTienda: 'Repuestos para todo carro',
        categorias: ['Repuestos Originales'],
        ...negocio,
      },
    },
    workshop: {
      workshop: {
        nombreTaller: `Taller ${n}`,
        descripcionTaller: 'Mecánica de confianza',
        especialidades: ['Frenos'],
        tiposVehiculos: ['Sedán'],
        ...negocio,
      },
    },
  };
  return { role, ...common, ...own[role], ...overrides } as Registration;
}

/** Signs in through the real API. */
export async function signIn(base: string, email: string, password = TEST_PASSWORD): Promise<Actor> {
  const { body } = await call<{ token: string; user: Usuario }>(base, 'POST', '/api/auth/login', {
    body: { email, password },
  });
  if (!body.success) throw new Error(`login ${email}: ${body.message}`);
  return { ...body.data, email, password };
}

/** Registers and signs in through the real API. */
export async function signUp(
  base: string,
  role: RegistrationRole,
  overrides: Record<string, unknown> = {},
): Promise<Actor> {
  const registration = buildRegistration(role, overrides);
  const { body } = await call(base, 'POST', '/api/auth/register', { body: registration });
  if (!body.success) throw new Error(`register ${role}: ${body.message}`);
  return signIn(base, registration.email, registration.password);
}

/** A registered store or workshop that an administrator has approved: it is listed and sells. */
export async function openBusiness(
  h: Harness,
  role: 'store' | 'workshop',
  overrides: Record<string, unknown> = {},
): Promise<Actor> {
  const actor = await signUp(h.base, role, overrides);
  await approve(h, role, actor.user._id);
  return actor;
}

const approvers = new WeakMap<object, Promise<Actor>>();
/** An administrator approves a registered business. */
export async function approve(h: Harness, role: 'store' | 'workshop', id: string): Promise<void> {
  if (!approvers.has(h.app)) approvers.set(h.app, mintUser(h, 'admin'));
  const { token } = await approvers.get(h.app)!;
  const path = `/api/admin/${role === 'store' ? 'tiendas' : 'talleres'}/${id}/revision`;
  const { body } = await call(h.base, 'PUT', path, { token, body: { decision: 'aprobada' } });
  if (!body.success) throw new Error(`approve ${role}: ${body.message}`);
}

const hashes = new WeakMap<object, Promise<string>>();
/** One hash of CLAVE_PRUEBA for a whole application. */
const hashOf = ({ app }: Harness): Promise<string> => {
  if (!hashes.has(app)) hashes.set(app, app.get(PasswordsService, { strict: false }).hash(TEST_PASSWORD));
  return hashes.get(app)!;
};

/** Many accounts of a role with real sessions and no argon2: for tests with hundreds of people. They own no store or workshop. */
export async function mintUsers(h: Harness, role: Role, count: number): Promise<Actor[]> {
  const users = h.app.get(UsersService, { strict: false });
  const password = await hashOf(h);
  const docs = await users.createMany(
    Array.from({ length: count }, () => ({
      role,
      nombre: `Persona ${++lastRif}`,
      email: `m${lastRif}@pruebas.ve`,
      password,
      telefono: '+584141234567',
      emailVerificado: true,
      direccion: ADDRESS,
    })),
  );
  const tokens = await h.app
    .get(SessionsService, { strict: false })
    .openMany(docs.map((doc) => ({ id: String(doc._id), role })));
  return docs.map((doc, i) => ({
    token: tokens[i]!,
    user: users.toUsuario(doc),
    email: doc.email,
    password: TEST_PASSWORD,
  }));
}

export const mintUser = async (h: Harness, role: Role): Promise<Actor> => (await mintUsers(h, role, 1))[0]!;
/** A member of this business's team with a real session, as an accepted invitation makes her. */
export async function mintMember(h: Harness, owner: Actor, cargo: Cargo): Promise<Actor> {
  const member = await mintUser(h, 'staff');
  const accounts = h.app.get(TeamAccountsService, { strict: false });
  const membership = { negocio: owner.user._id, cargo, nombre: member.user.nombre, password: await hashOf(h) };
  await h.app.get(Transactions, { strict: false }).run((tx) => accounts.join(member.user._id, membership, tx));
  return { ...member, user: await accounts.profile(member.user._id) };
}

/** Gives the password again through the real API: sensitive calls are taken for 5 minutes. */
export async function confirmIdentity(base: string, { token, password }: Pick<Actor, 'token' | 'password'>) {
  const { body } = await call(base, 'POST', '/api/auth/confirmar', { token, body: { password } });
  if (!body.success) throw new Error(`confirmar: ${body.message}`);
}

/** Lets a session make sensitive calls at whatever time a test sets: for tests about something else. */
export async function stayConfirmed({ db }: Harness, token: string): Promise<void> {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const confirmada = new Date(Date.now() + 10 * 365 * 86_400_000);
  await db.collection<{ _id: string }>('sesiones').updateOne({ _id: sid }, { $set: { confirmada } });
}

/** An administrator's bearer token, with which sensitive calls are taken, too; admins cannot register themselves. */
export async function adminToken(h: Harness): Promise<string> {
  const { token } = await mintUser(h, 'admin');
  await stayConfirmed(h, token);
  return token;
}
