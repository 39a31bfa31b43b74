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
/** Calls of the products' screens, with the capability that each needs. */
export const PRODUCT_CALLS = guarded({
  create: products.create,
  update: products.update,
  remove: products.remove,
  movements: products.movements,
  changePrices: products.changePrices,
  importFile: productImports.upload,
});

/** Returns my products by filters, with the counts of the whole store; the previous page stays on screen while the next one loads. */
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

/** Query of one of my products with all data of its form. */
export const ownProductQuery = (id: string) =>
  queryOptions({
    queryKey: [...productKeys.mine, 'one', id],
    queryFn: async ({ signal }) => (await api.products.own({ params: { id }, signal })).data,
    // A form is filled once: a concurrent change is reported when it is submitted.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Returns the stock movements, of one product or of the whole store. */
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

/** Returns the stock that awaits payment, by product. */
export const useHeldStock = () =>
  useQuery({
    queryKey: [...productKeys.mine, 'held'],
    queryFn: async ({ signal }) => {
      const { data } = await api.checkout.held({ signal });
      return new Map(data.map((row) => [row.productoId, row]));
    },
  });

/** Creates a product, or changes the one with this id by the whole form. */
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

/** Withdraws a product permanently. */
export function useRemoveProduct() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.products.remove({ params: { id } })).data,
    onSuccess: renew,
  });
}

/** Sets the counted stock. */
export function useSetStock(id: string) {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (body: StockChange) => (await api.products.setStock({ params: { id }, body })).data,
    onSettled: renew,
  });
}
