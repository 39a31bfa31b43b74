import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { CompraEnEfectivo, NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import type { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { cartKeys } from '@/entities/cart/cart/cart.keys';
import type { InstallationBody } from '@/entities/cart/instalaciones/installation-choice';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { openConfig } from '@/entities/platform/system/system.queries';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ checkout });
type EstadoName = (typeof ESTADO_NAMES)[number];

/**
 * Query of the delivery options of each store in my cart, with the tariffs and rate of their prices. Fetched anew on every visit:
 * the cart may have changed.
 */
export const deliveryOptionsQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'checkout', 'options'],
    queryFn: async ({ signal, client: cache }) => {
      const [options, config, usual] = await Promise.all([
        api.checkout.options({ signal }),
        openConfig(cache),
        cache.fetchQuery(usualQuery()).catch(() => null),
      ]);
      return { options: options.data, config, usual };
    },
    staleTime: 0,
  });

/** Query of my latest purchase, with which the next one begins; a purchase never waits for it in vain. */
export const usualQuery = () =>
  queryOptions({
    queryKey: [OWN_DATA, 'checkout', 'usual'],
    queryFn: async ({ signal }) => (await api.checkout.usual({ signal })).data,
    staleTime: 300_000,
    retry: false,
  });

/** Query of the couriers' offices in a state. */
export const officesQuery = (estado: string) =>
  queryOptions({
    queryKey: ['checkout', 'oficinas', estado],
    queryFn: async ({ signal }) =>
      (await api.checkout.offices({ query: { estado: estado as EstadoName }, signal })).data,
    staleTime: 300_000,
  });

export const useDeliveryOptions = () => useQuery(deliveryOptionsQuery());

/** Freezes rate, lines and totals for 60 minutes, and checks that the installation can be booked. */
export const useQuote = () =>
  useMutation({
    mutationFn: async (body: { entregas: Entrega[]; instalacion: InstallationBody | null }) =>
      (await api.checkout.quote({ body })).data,
  });

/** Returns a function that invalidates cart, orders and appointments after a purchase. */
function useReload(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [cartKeys.mine, orderKeys.all, citaKeys.all, usualQuery().queryKey])
      void cache.invalidateQueries({ queryKey });
  };
}

/** Buys the cart under an idempotency key: the same key and body again is the same purchase. Bought products leave the cart. */
export const usePay = () =>
  useMutation({
    // Longer than other calls: the client's money has been transferred already.
    mutationFn: async ({ body, key }: { body: NuevoPago; key: string }) =>
      (await api.checkout.place({ body, idempotencyKey: key, timeout: 30_000 })).data,
    onSuccess: useReload(),
  });

/** Reserves the cart under an idempotency key, to be paid in the store. */
export const useReserve = () =>
  useMutation({
    mutationFn: async ({ body, key }: { body: CompraEnEfectivo; key: string }) =>
      (await api.checkout.placeCash({ body, idempotencyKey: key, timeout: 30_000 })).data,
    onSuccess: useReload(),
  });
