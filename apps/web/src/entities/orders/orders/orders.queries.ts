import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { PlacedCompra } from '@tuerca/contracts/cart/checkout/purchase';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import type { Pago } from '@tuerca/contracts/payments/payments/schemas';
import { client } from '@/lib/api';
import { useKnownRow } from '@/lib/known-row';
import { orderKeys } from './orders.keys';

const api = client({ orders, checkout, payments });

/** My latest purchase. */
export const lastPurchaseQuery = () =>
  queryOptions({
    queryKey: orderKeys.last,
    queryFn: async ({ signal }) => (await api.checkout.last({ signal })).data,
  });

export const useLastPurchase = () => useQuery(lastPurchaseQuery());

/** Takes the answer of a payment as the latest purchase, so that the confirmation needs no other call. */
export function useKeepPurchase(): (compra: PlacedCompra) => void {
  const cache = useQueryClient();
  return (compra) => cache.setQueryData(lastPurchaseQuery().queryKey, compra);
}

const paymentQuery = (pagoId: string) =>
  queryOptions({
    queryKey: orderKeys.payment(pagoId),
    queryFn: async ({ signal }) => (await api.payments.get({ params: { id: pagoId }, signal })).data,
    staleTime: 0,
  });

/** A payment; the server tells when somebody has decided. */
export const usePaymentState = (pagoId: string) => useQuery(paymentQuery(pagoId));

/** Where the payment of my latest purchase stands, as far as is known; asks nothing (whoever shows the payment does). */
export function useKnownPayment(): Pick<Pago, 'estado'> | Pago | undefined {
  const compra = useLastPurchase().data;
  const pago = useQuery({ ...paymentQuery(compra?.pagoId ?? ''), enabled: false }).data;
  return pago ?? (compra && { estado: compra.estadoPago });
}

/** One order by number or id: at once as my list of orders shows it. */
export function useOrder(numero: string) {
  const known = useKnownRow<Pedido>(orderKeys.lists, (row) => row.numero === numero || row._id === numero);
  return useQuery({
    queryKey: orderKeys.one(numero),
    queryFn: async ({ signal }) => (await api.orders.get({ params: { id: numero }, signal })).data,
    ...known,
  });
}

/** The comprobante as PDF: of a whole purchase, or of one store's order. */
export const useInvoice = () =>
  useMutation({
    mutationFn: ({ numero, whole }: { numero: string; whole: boolean }) =>
      (whole ? api.orders.invoiceByNumber : api.orders.invoice)({ params: { id: numero } }),
  });
