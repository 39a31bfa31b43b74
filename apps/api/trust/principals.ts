import { createHmac } from 'node:crypto';
import type { Cargo, TeamRole } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { type Actor, mintMember, mintUser, openBusiness } from '../test/actors';
import type { Harness } from '../test/harness';

/** A caller: her letter in the policy, and the answer of every protected call when no letter matches. */
export interface Principal {
  name: string;
  letter?: string;
  /** Status of her refusals. */
  refusal: 401 | 403;
  actor?: Actor;
  /** Makes another caller like her, where a fresh account of the role is too little. */
  another?: () => Promise<Actor>;
}

const ROLES: [name: string, letter: string, role: Role][] = [
  ['client A', 'C', 'client'],
  ['client B', 'C', 'client'],
  ['admin', 'X', 'admin'],
  ['crane', 'G', 'crane'],
  ['delivery', 'D', 'delivery'],
];

/** Members of teams: name, letter, kind of business, position. */
const MEMBERS: [name: string, letter: string, role: TeamRole, cargo: Cargo][] = [
  ['seller of a store', 'V', 'store', 'vendedor'],
  ['storekeeper of a store', 'K', 'store', 'almacenista'],
  ['reception of a workshop', 'R', 'workshop', 'vendedor'],
  ['technician of a workshop', 'T', 'workshop', 'tecnico'],
];

/** The sixteen callers. */
export async function principals(h: Harness): Promise<Principal[]> {
  const all: Principal[] = [{ name: 'anonymous', refusal: 401 }];
  for (const [name, letter, role] of ROLES) all.push({ name, letter, refusal: 403, actor: await mintUser(h, role) });
  for (const [role, letter] of [
    ['store', 'S'],
    ['workshop', 'W'],
  ] as const)
    for (const which of ['A', 'B'])
      all.push({ name: `${role} ${which}`, letter, refusal: 403, actor: await openBusiness(h, role) });
  for (const [name, letter, role, cargo] of MEMBERS) {
    const owner = all.find(({ letter: of }) => of === (role === 'store' ? 'S' : 'W'))!;
    const another = () => mintMember(h, owner.actor!, cargo);
    all.push({ name, letter, refusal: 403, actor: await another(), another });
  }
  all.push({ name: 'who left a team', refusal: 403, letter: 'E', actor: await mintUser(h, 'staff') });
  await h.db.collection('usuarios').updateMany({}, { $set: { emailVerificado: true } });
  const gone = await mintUser(h, 'client');
  await h.db
    .collection('usuarios')
    .updateOne({ _id: new h.db.base.Types.ObjectId(gone.user._id) }, { $set: { activo: false } });
  all.push({ name: 'deactivated', refusal: 401, actor: gone });
  return all;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
const signed = (payload: object, secret: string, alg = 'HS256') => {
  const text = `${part({ alg, typ: 'JWT' })}.${part(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** Tokens that look valid and are not. */
export async function badTokens(h: Harness): Promise<Record<string, string>> {
  const secret = process.env.JWT_SECRET!;
  const claims = read((await mintUser(h, 'admin')).token);
  const revoked = await mintUser(h, 'admin');
  await h.db.collection<{ _id: string }>('sesiones').deleteOne({ _id: read(revoked.token).sid as string });
  const now = Math.floor(Date.now() / 1000);
  return {
    expired: signed({ ...claims, iat: now - 1200, exp: now - 600 }, secret),
    'bad signature': signed(claims, `${secret}x`),
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'refresh as access': signed({ ...claims, typ: 'rt' }, secret),
    revoked: revoked.token,
  };
}
