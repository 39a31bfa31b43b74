import { queryOptions, useQuery } from '@tanstack/react-query';
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
