import { queryOptions, useQuery } from '@tanstack/react-query';
import { cart } from '@tuerca/contracts/cart';
import { client } from '../../lib/api';
import { useRole } from '../../lib/session';

const api = client({ cart });

/** My cart. Keys that start with 'yo' are forgotten when the session changes. */
export const cartQuery = () => queryOptions({ queryKey: ['yo', 'cart'], queryFn: async ({ signal }) => (await api.cart.get({ signal })).data });

/** Units in the cart; 0 for visitors, who are never asked for it. A failure is silent: it is only a figure on an icon. */
export function useCartCount(): number {
  const role = useRole();
  return useQuery({ ...cartQuery(), enabled: role === 'client', select: (data) => data.cantidadTotal }).data ?? 0;
}
