import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cart, type Carrito } from '@tuerca/contracts/cart';
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

/** Puts an answer in the cache, unless an older answer overtook a newer one. */
function keep(cache: QueryClient, answer: Carrito): void {
  cache.setQueryData(cartQuery().queryKey, (known) => (known && known.version > answer.version ? known : answer));
}

/** Adds units (1..99) of a product; the answer becomes the cart. */
export function useAddLine() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { productoId: string; cantidad: number }) => api.cart.add({ body }),
    onSuccess: ({ data }) => keep(cache, data),
  });
}
