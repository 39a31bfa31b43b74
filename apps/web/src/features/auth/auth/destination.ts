import { type Role, ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { paths } from '@/lib/paths';
import { safeReturn } from '@/lib/safe-return';

const NO_RETURN_PATHS = [paths.login(), paths.registration(), paths.forbidden(), '/login', '/unauthorized'];

/** Page after signing in: the one she came from, else the panel of a role that works here, else home. */
export function destination(role: Role, returnTo?: string | null): string {
  const home = role === 'client' ? paths.home() : ROLE_HOME[role];
  const target = safeReturn(returnTo, home);
  // A return to a sign-in page would loop.
  return NO_RETURN_PATHS.includes(target.split(/[?#]/)[0]!) ? home : target;
}
