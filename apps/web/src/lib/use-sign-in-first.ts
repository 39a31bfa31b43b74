import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from './notify';
import { paths } from './paths';
import { useUser } from './session';

/** True for whoever is signed in; a visitor reads `message`, goes to sign in, and comes back to this place (`hash`: its anchor). */
export function useSignInFirst(message: string, hash = ''): () => boolean {
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (user) return true;
    notify.warn(message);
    void navigate(paths.login(`${pathname}${search}${hash}`));
    return false;
  };
}
