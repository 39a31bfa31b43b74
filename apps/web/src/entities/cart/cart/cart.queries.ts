import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { Carrito } from '@tuerca/contracts/cart/cart/schemas';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import { isCode } from '@/lib/api-error';
import { useRole } from '@/lib/session';
import { cartKeys } from './cart.keys';
import { withoutLine, withQuantity } from './cart-math';

const api = client({ cart });
// One change after the other: two that overtake each other on the way would leave the older quantity.
const inTurn = { mutationKey: cartKeys.change, scope: { id: 'cart' } };

/** My cart, read anew when she comes back to the tab: she may have filled it on her phone. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.mine,
    queryFn: async ({ signal }) => (await api.cart.get({ signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** My cart as it is now. */
export const useCart = () => useQuery(cartQuery());

/** Units in the cart; 0 for visitors, who are never asked for it. A failure is silent: it is only a figure on an icon. */
export function useCartCount(): number {
  const role = useRole();
  return useQuery({ ...cartQuery(), enabled: role === 'client', select: (data) => data.cantidadTotal }).data ?? 0;
}

/** The answer becomes the cart, unless more changes wait: theirs are on screen already, and their answers are newer. */
async function keep(cache: QueryClient, answer: Carrito): Promise<void> {
  const { queryKey } = cartQuery();
  // A reading that began before the change would bring back what was there.
  await cache.cancelQueries({ queryKey });
  if (cache.isMutating({ mutationKey: cartKeys.change }) > 1) return;
  cache.setQueryData(queryKey, answer);
}

/** Draws a change before the server knows it; returns what undoes it. */
async function draw(cache: QueryClient, change: (cart: Carrito) => Carrito): Promise<() => void> {
  const { queryKey } = cartQuery();
  // A reading under way would bring back what was there before.
  await cache.cancelQueries({ queryKey });
  const before = cache.getQueryData(queryKey);
  if (before) cache.setQueryData(queryKey, change(before));
  return () => cache.setQueryData(queryKey, before);
}

function reload(cache: QueryClient, undo?: () => void): void {
  undo?.();
  void cache.invalidateQueries({ queryKey: cartQuery().queryKey });
}

/** A refusal for want of stock makes what pages show of the products old: they are read anew. */
function noteShortage(cache: QueryClient, error: unknown): void {
  if (isCode(error, 'PRODUCTO_AGOTADO', 'STOCK_INSUFICIENTE', 'PRODUCTO_NO_ENCONTRADO'))
    void cache.invalidateQueries({ queryKey: productKeys.all });
}

interface NewLine {
  productoId: string;
  cantidad: number;
  idempotencyKey?: string;
}

/** Adds units (1..99) of a product, once for a key; the answer becomes the cart. */
export function useAddLine() {
  const cache = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: ({ idempotencyKey, ...body }: NewLine) => api.cart.add({ body, idempotencyKey }),
    onSuccess: ({ data }) => keep(cache, data),
    onError: (error) => noteShortage(cache, error),
  });
}

/** Adds the approved parts of a presupuesto; the answer's cart becomes the cart. */
export function useAddPresupuesto() {
  const cache = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (presupuestoId: string) => api.cart.addPresupuesto({ params: { id: presupuestoId } }),
    onSuccess: ({ data }) => keep(cache, data.carrito),
  });
}

/** Adds what an order held; the answer's cart becomes the cart. */
export function useRepeatOrder() {
  const cache = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (pedidoId: string) => api.cart.repeatOrder({ params: { id: pedidoId } }),
    onSuccess: ({ data }) => keep(cache, data.carrito),
  });
}

/** Sets the units of a line; drawn at once, undone and read anew when it fails. */
export function useSetQuantity() {
  const cache = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (body: { productoId: string; cantidad: number }) => api.cart.update({ body }),
    onMutate: ({ productoId, cantidad }) => draw(cache, (cart) => withQuantity(cart, productoId, cantidad)),
    onSuccess: ({ data }) => keep(cache, data),
    onError: (error, _line, undo) => {
      reload(cache, undo);
      noteShortage(cache, error);
    },
  });
}

/** Removes a line; drawn at once, undone and read anew when it fails. */
export function useRemoveLine() {
  const cache = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (productoId: string) => api.cart.remove({ params: { productoId } }),
    onMutate: (productoId) => draw(cache, (cart) => withoutLine(cart, productoId)),
    onSuccess: ({ data }) => keep(cache, data),
    onError: (_error, _id, undo) => reload(cache, undo),
  });
}
