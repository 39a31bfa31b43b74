import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { ProductChange, StockChange } from '@tuerca/contracts/products/products/form';
import type { ProductBody } from '@/entities/products/product-form/form-values';
import { productKeys } from '@/entities/products/products/products.keys';
import { useProductsRenewal } from '@/entities/products/products/renewal.queries';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';
import type { MovementFilters, OwnProductFilters } from './list-filters';

const api = client({ products, checkout });
/** What the screens of products offer, to whose position makes the call. */
export const PRODUCT_CALLS = guarded({
  create: products.create,
  update: products.update,
  remove: products.remove,
  movements: products.movements,
  changePrices: products.changePrices,
  importFile: productImports.upload,
});

/** My products by filters, with the counts of the whole store; the page before stays on screen while the next one comes. */
export const useOwnProducts = ({ page, busqueda, categoria, grupo, sort }: OwnProductFilters) =>
  useQuery({
    queryKey: productKeys.myList({ page, busqueda, categoria, grupo, sort }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.mine({
        query: {
          page,
          sort,
          search: busqueda || undefined,
          categoria: categoria || undefined,
          grupo: grupo || undefined,
        },
        signal,
      });
      const { total, totalPages, contadores, categorias } = meta;
      return { rows: data, total, totalPages, contadores, categorias };
    },
    placeholderData: keepPreviousData,
  });

/** One of my products with everything that its form shows. */
export const ownProductQuery = (id: string) =>
  queryOptions({
    queryKey: [...productKeys.mine, 'one', id],
    queryFn: async ({ signal }) => (await api.products.own({ params: { id }, signal })).data,
    // A form is filled once: what somebody else writes meanwhile is told when it is sent.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The ledger of my stock, of one product or of the whole store. */
export const useMovements = ({ page, producto, motivo }: MovementFilters) =>
  useQuery({
    queryKey: [...productKeys.mine, 'movements', { page, producto, motivo }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.movements({
        query: { page, producto: producto || undefined, motivo: motivo || undefined },
        signal,
      });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** What of my stock waits for somebody's payment, by product. */
export const useHeldStock = () =>
  useQuery({
    queryKey: [...productKeys.mine, 'held'],
    queryFn: async ({ signal }) => {
      const { data } = await api.checkout.held({ signal });
      return new Map(data.map((row) => [row.productoId, row]));
    },
  });

/** Puts a product on sale, or changes the one with this id by the whole form. */
export function useSaveProduct(id?: string) {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async ({ form, stockAnterior }: { form: ProductBody; stockAnterior?: number }) =>
      (id
        ? await api.products.update({ params: { id }, body: { ...form, stockAnterior } })
        : await api.products.create({ body: { precio: null, ...form } })
      ).data,
    onSuccess: renew,
  });
}

/** Changes some fields of a product. */
export function useChangeProduct() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async ({ id, change }: { id: string; change: ProductChange }) =>
      (await api.products.update({ params: { id }, body: change })).data,
    onSuccess: renew,
  });
}

/** Withdraws a product for good. */
export function useRemoveProduct() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.products.remove({ params: { id } })).data,
    onSuccess: renew,
  });
}

/** Writes how many there are on the shelf. */
export function useSetStock(id: string) {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (body: StockChange) => (await api.products.setStock({ params: { id }, body })).data,
    onSettled: renew,
  });
}
