import { useQuery } from '@tanstack/react-query';
import { solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import { client } from '@/lib/api';
import { userMay } from '@/lib/page-access';
import { useUser } from '@/lib/session';
import { solicitudKeys } from './solicitudes.keys';

const api = client({ solicitudesTienda });

/** Returns the number of requests that my store has not opened; 0 for others, without a request. A failure is silent. */
export function useNewRequests(): number {
  const user = useUser();
  const query = useQuery({
    queryKey: solicitudKeys.waiting,
    queryFn: async ({ signal }) => (await api.solicitudesTienda.count({ signal })).data.pendientes,
    enabled: user?.role === 'store' && userMay(user, 'solicitudes'),
    staleTime: 60_000,
  });
  return query.data ?? 0;
}
