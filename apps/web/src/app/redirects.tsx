import { INICIO_ROL } from '@tuerca/contracts/roles';
import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';
import { useSession } from '../lib/session';
import { paths } from './paths';

/** Leads an alias to its canonical address, with its parameters, query and hash, leaving no trace in the history. */
export function AliasRedirect({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: generatePath(to, params), search, hash }} replace />;
}

/** '/dashboard': the home of the signed-in role, or the sign-in screen. */
export function PanelRedirect() {
  const { status, user } = useSession();
  const { search } = useLocation();
  if (status === 'loading') return null;
  return <Navigate to={user ? { pathname: INICIO_ROL[user.role], search } : paths.iniciarSesion()} replace />;
}

/** Unknown addresses lead home. */
export const HomeRedirect = () => <Navigate to={paths.inicio()} replace />;
