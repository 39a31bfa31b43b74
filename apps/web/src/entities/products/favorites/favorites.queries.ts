import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { FAVORITE_MESSAGES } from '@tuerca/contracts/products/favorites/messages';
import { useVehicle, vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { client } from '@/lib/api';
import { notify } from '@/lib/notify';
import { OWN_DATA } from '@/lib/query-meta';
import { useRole } from '@/lib/session';

const api = client({ favorites });

type Favoritos = DataOf<typeof favorites.list>;
/** Of my favourites, whichever vehicle they are compared with. */
const KEY = [OWN_DATA, 'favorites'] as const;

/** My favourites, newest first, compared with the vehicle; while another one is asked about they stay, without their fit. */
export const favoritesQuery = (vehicle: Vehiculo | null) =>
  queryOptions({
    queryKey: [...KEY, vehicleQuery(vehicle)] as const,
    queryFn: async ({ signal }) => (await api.favorites.list({ query: vehicleQuery(vehicle), signal })).data,
    placeholderData: (favoritos) =>
      favoritos?.map(({ producto: { ajuste: _, ...producto }, ...favorito }) => ({ ...favorito, producto })),
  });
/** One reading serves the list, the count and every heart, so all of them ask with the vehicle. */
const useFavorites = <T>(select: (favoritos: Favoritos) => T) =>
  useQuery({ ...favoritesQuery(useVehicle()), enabled: useRole() === 'client', select }).data;

/** Number of favourites; 0 for visitors, who are never asked for it. */
export function useFavoritesCount(): number {
  return useFavorites((favoritos) => favoritos.length) ?? 0;
}

/** Whether a product is among my favourites; false for everybody who has none. */
export function useIsFavorite(productoId: string): boolean {
  return useFavorites((favoritos) => favoritos.some((favorito) => favorito.productoId === productoId)) ?? false;
}

/**
 * Adds or removes one, and says how it went; `failure` is for errors without a sentence of their own.
 * It counts as pending until the list knows. The toasts hang on the mutation: the button may be gone with its card by then.
 */
export function useSetFavorite(failure: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ productoId, favorite }: { productoId: string; favorite: boolean }) => {
      if (favorite) await api.favorites.add({ body: { productoId } });
      else await api.favorites.remove({ params: { id: productoId } });
    },
    onSuccess: async (_, { productoId, favorite }) => {
      notify.ok(favorite ? FAVORITE_MESSAGES.added : FAVORITE_MESSAGES.removed);
      if (!favorite)
        cache.setQueriesData<Favoritos>({ queryKey: KEY }, (known) =>
          known?.filter((favorito) => favorito.productoId !== productoId),
        );
      // A first reading on its way does not know of it, and an invalidation would wait for that one instead of asking anew.
      await cache.cancelQueries({ queryKey: KEY });
      await cache.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => notify.failure(error, failure),
  });
}
