import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import { orderKeys } from '@/entities/orders/orders/orders.keys';
import { client } from '@/lib/api';

const api = client({ orders, checkout });

/** The code that I tell whoever brings this order. */
export const useDeliveryCode = (pedidoId: string) =>
  useQuery({
    queryKey: orderKeys.code(pedidoId),
    queryFn: async ({ signal }) => (await api.orders.deliveryCode({ params: { id: pedidoId }, signal })).data.codigo,
  });

/** Says that I received an order. */
export function useConfirmReceipt() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (pedidoId: string) => (await api.checkout.confirmReceipt({ params: { id: pedidoId } })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
