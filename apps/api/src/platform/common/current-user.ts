import type { Rol } from '@tuerca/contracts/kernel/roles';

/** Who is calling, as the server itself knows it: never taken from a body or a header but the token. */
export interface CurrentUser {
  id: string;
  role: Rol;
  /** Session id: revoking it ends the token's life. */
  sid: string;
}

/** Turns a bearer token into its user, or null when it is expired, revoked, foreign or of an inactive account. */
export abstract class SessionVerifier {
  abstract verify(token: string): Promise<CurrentUser | null>;
}
