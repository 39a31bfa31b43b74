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

/** Query of my latest purchase. */
export const lastPurchaseQuery = () =>
  queryOptions({
    queryKey: orderKeys.last,
    queryFn: async ({ signal }) => (await api.checkout.last({ signal })).data,
  });

export const useLastPurchase = () => useQuery(lastPurchaseQuery());

/** Stores a payment's answer as the latest purchase, so that the confirmation needs no further request. */
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

/** Returns a payment; the server announces its decision. */
export const usePaymentState = (pagoId: string) => useQuery(paymentQuery(pagoId));

/** Returns the known payment state of my latest purchase; sends no request (the component that shows the payment does). */
export function useKnownPayment(): Pick<Pago, 'estado'> | Pago | undefined {
  const compra = useLastPurchase().data;
  const pago = useQuery({ ...paymentQuery(compra?.pagoId ?? ''), enabled: false }).data;
  return pago ?? (compra && { estado: compra.estadoPago });
}

/** Returns an order by number or id: at first as the cached list has it. */
export function useOrder(numero: string) {
  const known = useKnownRow<Pedido>(orderKeys.lists, (row) => row.numero === numero || row._id === numero);
  return useQuery({
    queryKey: orderKeys.one(numero),
    queryFn: async ({ signal }) => (await api.orders.get({ params: { id: numero }, signal })).data,
    ...known,
  });
}

/** Fetches the comprobante as PDF: of a whole purchase, or of one store's order. */
export const useInvoice = () =>
  useMutation({
    mutationFn: ({ numero, whole }: { numero: string; whole: boolean }) =>
      (whole ? api.orders.invoiceByNumber : api.orders.invoice)({ params: { id: numero } }),
  });
