import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { favorites } from '@tuerca/contracts/favorites';
import { client } from '../../lib/api';
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

/** Adds or removes one; it counts as pending until the list knows it. */
export function useSetFavorite() {
  const cache = useQueryClient();
  const { queryKey } = favoritesQuery();
  return useMutation({
    mutationFn: async ({ productoId, favorite }: { productoId: string; favorite: boolean }) => {
      if (favorite) await api.favorites.add({ body: { productoId } });
      else await api.favorites.remove({ params: { id: productoId } });
    },
    onSuccess: async (_, { productoId, favorite }) => {
      if (!favorite) cache.setQueryData(queryKey, (known) => known?.filter((favorito) => favorito.productoId !== productoId));
      await cache.invalidateQueries({ queryKey });
    },
  });
}
