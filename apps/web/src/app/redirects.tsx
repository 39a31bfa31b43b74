import { generatePath, type LoaderFunction, Navigate, replace, useLocation } from 'react-router-dom';
import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session';

/**
 * Leads an alias to its canonical address for good, with its parameters and query, leaving no trace in the history. A hash is no part
 * of what a loader gets: the browser carries it over a server's redirect by itself.
 */
export const aliasTo =
  (to: string): LoaderFunction =>
  ({ params, request }) =>
    replace(`${generatePath(to, params)}${new URL(request.url).search}`, 301);

/** Unknown addresses lead home. */
export const toHome: LoaderFunction = () => replace(paths.home());

/** '/dashboard': the home of the signed-in role, or the sign-in screen. */
export function PanelRedirect() {
  const { status, user } = useSession();
  const { search } = useLocation();
  if (status === 'loading') return null;
  return <Navigate to={user ? { pathname: ROLE_HOME[user.role], search } : paths.login()} replace />;
}
