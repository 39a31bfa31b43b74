import { useLocation, useNavigate } from 'react-router-dom';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { useIsFavorite, useSetFavorite } from '@/entities/products/favorites/favorites.queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { keepPendingAction } from '@/lib/pending-action';
import { getSession } from '@/lib/session';

/** One product's heart: whether it is on, and the press, by the rules of roles: visitors are led to the sign-in screen and back, other roles are told why not. */
export function useFavorite(
  productoId: string,
  nombre: string,
): { favorite: boolean; busy: boolean; toggle: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const known = useIsFavorite(productoId);
  const change = useSetFavorite(FAVORITE_MESSAGES.changeFailed);
  // Drawn as wished while the server is asked; a failure puts it back.
  const favorite = change.isPending ? change.variables.favorite : known;

  const toggle = () => {
    if (change.isPending) return;
    // Asked when it is pressed: a list full of hearts need not be drawn anew to know.
    const { user } = getSession();
    if (!user) {
      keepPendingAction({ kind: 'favorite', productoId, note: FAVORITE_MESSAGES.waitsForSignIn(nombre) });
      notify.warn(FAVORITE_MESSAGES.signInToAdd);
      void navigate(paths.login(`${pathname}${search}`));
      return;
    }
    if (user.role !== 'client') {
      notify.warn(FAVORITE_MESSAGES.clientsOnly);
      return;
    }
    change.mutate({ productoId, favorite: !known });
  };
  return { favorite, busy: change.isPending, toggle };
}
