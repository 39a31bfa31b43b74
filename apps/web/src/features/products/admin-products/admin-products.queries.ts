import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { productosAdmin } from '@tuerca/contracts/products/products/admin-endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { adminKeys } from '@/entities/admin/admin.keys';
import type { ProductBody } from '@/entities/products/product-form/form-values';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import type { AdminProductFilters } from './product-filters';

const api = client({ productosAdmin, products, tiendasAdmin });
const KEY = [...adminKeys.all, 'productos'] as const;

const queryOf = ({ q, tienda, categoria, estado, aviso }: Omit<AdminProductFilters, 'page'>) => ({
  q: q || undefined,
  tienda: tienda || undefined,
  categoria: categoria || undefined,
  estado: estado || undefined,
  ...(aviso === 'reportado' && { reportado: 'true' as const }),
  ...(aviso === 'sin_foto' && { sinFoto: 'true' as const }),
  ...(aviso === 'precio_raro' && { precioRaro: 'true' as const }),
});

/** Products of all stores by filters, newest first. */
export const useAdminProducts = ({ page, ...filters }: AdminProductFilters) =>
  useQuery({
    queryKey: [...KEY, 'list', { page, ...filters }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.productosAdmin.list({ query: { page, ...queryOf(filters) }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** One product as it stands for the administrators. */
export const useAdminProduct = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await api.productosAdmin.get({ params: { id }, signal })).data,
  });

/** One product with everything that its form shows. */
export const useProductToEdit = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'form', id],
    queryFn: async ({ signal }) => (await api.products.own({ params: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Stores by name, for choosing whose product it is. */
export const useStoreChoices = (q: string) =>
  useQuery({
    queryKey: [...KEY, 'stores', q],
    queryFn: async ({ signal }) =>
      (await api.tiendasAdmin.list({ query: { q: q || undefined, limit: 20 }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The file of what the filters leave. */
export const readProductsFile = (filters: AdminProductFilters) =>
  api.productosAdmin.export({ query: queryOf(filters) });

function useRenewal() {
  const cache = useQueryClient();
  return () =>
    Promise.all([cache.invalidateQueries({ queryKey: KEY }), cache.invalidateQueries({ queryKey: productKeys.all })]);
}

/** Hides products with the reason that their stores read. */
export function useHideProducts() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: async ({ ids, motivo }: { ids: string[]; motivo: string }) =>
      (await api.productosAdmin.hideMany({ body: { ids, motivo } })).data.ocultos,
    onSettled,
  });
}

/** Lets a hidden product be shown again. */
export function useShowProduct() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.productosAdmin.show({ params: { id } })).data,
    onSettled,
  });
}

/** Withdraws a product for good. */
export function useRemoveAnyProduct() {
  const onSettled = useRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.products.remove({ params: { id } })).data,
    onSettled,
  });
}

/** Writes a product for a store, or changes the one with this id by the whole form. */
export function useSaveAnyProduct({ id, tiendaId }: { id?: string; tiendaId?: string }) {
  const onSuccess = useRenewal();
  return useMutation({
    mutationFn: async ({ form, stockAnterior }: { form: ProductBody; stockAnterior?: number }) =>
      (id
        ? await api.products.update({ params: { id }, body: { ...form, stockAnterior } })
        : // An administrator's form holds prices.
          await api.productosAdmin.create({ body: { tiendaId: tiendaId!, producto: form as NuevoProducto } })
      ).data,
    onSuccess,
  });
}
