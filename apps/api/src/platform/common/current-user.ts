import type { MissingConfirmation } from '@tuerca/contracts/auth/auth/schemas';
import type { Cargo, TeamRole } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** The person who acts; `cargo` is null unless she acts for a business of whose team she is. */
interface Actor {
  id: string;
  nombre: string;
  cargo: Cargo | null;
}

/** Caller of a request as the server knows it: derived from the token, never from a body or another header. */
export interface CurrentUser {
  id: string;
  role: Role;
  /** Session id: revoking it ends the token's life. */
  sid: string;
  /** The configuration demands a second factor of this account, which has none: it may only set one up. */
  factorMissing?: true;
  /** The person behind the call, whose name histories keep; absent where the server itself acts. */
  actor?: Actor;
  /** Of an account of role staff: the business whose team it is in. Absent while it acts for that business. */
  team?: { id: string; role: TeamRole; cargo: Cargo };
}

/** The account that signed in, whomever it acts for. */
export const accountOf = ({ id, actor }: Pick<CurrentUser, 'id' | 'actor'>): string => actor?.id ?? id;

/** A member of a team as her business: use cases see its id and role, and `actor` says who it was. Everybody else stays herself. */
export function onBehalf({ team, ...user }: CurrentUser): CurrentUser {
  if (!team) return user;
  return {
    ...user,
    id: team.id,
    role: team.role,
    actor: { id: user.id, nombre: '', ...user.actor, cargo: team.cargo },
  };
}

/** Author of an action, as histories keep it; null where the server itself acts. */
export const authorOf = ({ actor }: Pick<CurrentUser, 'actor'>): Pick<Actor, 'id' | 'nombre'> | null =>
  actor ? { id: actor.id, nombre: actor.nombre } : null;

/** Claims of a valid access token: its account and its session. They do not say whether that session still lives. */
export interface AccessClaims extends Pick<CurrentUser, 'id' | 'sid'> {
  /** Of the refresh token that came with it, when it came with a renewal: its use is the receipt of both. */
  generation?: number;
}

/** Turns a bearer token, or the claims of one, into its user; null when it is expired, revoked, foreign or of an inactive account. */
export abstract class SessionVerifier {
  /** Also null while a second factor is missing. */
  abstract verify(token: string): Promise<CurrentUser | null>;
  abstract findUser(claims: AccessClaims): Promise<CurrentUser | null>;
  /** null when the session gave its password within the last minutes and may make sensitive calls, else what it has to give. Read from the database each time. */
  abstract missingConfirmation(user: CurrentUser): Promise<MissingConfirmation | null>;
}
