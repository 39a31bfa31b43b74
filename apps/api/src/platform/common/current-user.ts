import type { MissingConfirmation } from '@tuerca/contracts/auth/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** Who is calling, as the server itself knows it: never taken from a body or a header but the token. */
export interface CurrentUser {
  id: string;
  role: Role;
  /** Session id: revoking it ends the token's life. */
  sid: string;
  /** The configuration demands a second factor of this account, which has none: it may only set one up. */
  factorMissing?: true;
}

/** What a valid access token says: whose it is and of which session. Whether that session still lives is another question. */
export type AccessClaims = Pick<CurrentUser, 'id' | 'sid'>;

/** Turns a bearer token, or the claims of one, into its user; null when it is expired, revoked, foreign or of an inactive account. */
export abstract class SessionVerifier {
  /** Also null while a second factor is missing. */
  abstract verify(token: string): Promise<CurrentUser | null>;
  abstract findUser(claims: AccessClaims): Promise<CurrentUser | null>;
  /** null when the session gave its password within the last minutes and may make sensitive calls, else what it has to give. Read from the database each time. */
  abstract missingConfirmation(user: CurrentUser): Promise<MissingConfirmation | null>;
}
