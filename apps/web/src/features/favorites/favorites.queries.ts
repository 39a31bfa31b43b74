import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { favorites } from '@tuerca/contracts/favorites';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { client } from '../../lib/api';
import { notify } from '../../lib/notify';
import { useRole } from '../../lib/session';

const api = client({ favorites });

/** My favourites, newest first. Keys that start with 'yo' are forgotten when the session changes. */
export const favoritesQuery = () => queryOptions({ queryKey: ['yo', 'favorites'], queryFn: async ({ signal }) => (await api.favorites.list({ signal })).data });

/** Number of favourites; 0 for visitors, who are never asked for it. */
export function useFavoritesCount(): number {
  const role = useRole();
  return useQuery({ ...favoritesQuery(), enabled: role === 'client', select: (data) => data.length }).data ?? 0;
}

/** Whether a product is among my favourites; false for everybody who has none. */
export function useIsFavorite(productoId: string): boolean {
  const role = useRole();
  return useQuery({ ...favoritesQuery(), enabled: role === 'client', select: (data) => data.some((favorito) => favorito.productoId === productoId) }).data ?? false;
}

/**
 * Adds or removes one, and says how it went; `failure` is for errors without a sentence of their own.
 * It counts as pending until the list knows. The toasts hang on the mutation: the button may be gone with its card by then.
 */
export function useSetFavorite(failure: string) {
  const cache = useQueryClient();
  const { queryKey } = favoritesQuery();
  return useMutation({
    mutationFn: async ({ productoId, favorite }: { productoId: string; favorite: boolean }) => {
      if (favorite) await api.favorites.add({ body: { productoId } });
      else await api.favorites.remove({ params: { id: productoId } });
    },
    onSuccess: async (_, { productoId, favorite }) => {
      notify.ok(favorite ? MENSAJES_CATALOGO.favoritoAgregado : MENSAJES_CATALOGO.favoritoEliminado);
      if (!favorite) cache.setQueryData(queryKey, (known) => known?.filter((favorito) => favorito.productoId !== productoId));
      await cache.invalidateQueries({ queryKey });
    },
    onError: (error) => notify.failure(error, failure),
  });
}
