import { type InfiniteData, infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import type {
  CambioPrecios,
  PriceChangeRequest,
  PricePreviewRequest,
} from '@tuerca/contracts/products/products/price-change';
import type { PriceEdits } from '@tuerca/contracts/products/products/price-edits';
import { productKeys } from '@/entities/products/products/products.keys';
import { useProductsRenewal } from '@/entities/products/products/renewal.queries';
import { client } from '@/lib/api';
import type { PriceScope } from './price-scope';

const api = client({ products });

/** Returns the latest changes of my prices. */
export const usePriceChanges = () =>
  useQuery({
    queryKey: [...productKeys.mine, 'prices'],
    queryFn: async ({ signal }) => (await api.products.priceChanges({ signal })).data,
  });

/** Returns the running change, if any, updated by live events; once it has ended, invalidates all that shows products. */
export function useRunningChange(): CambioPrecios | null {
  const cache = useQueryClient();
  const { data = [] } = usePriceChanges();
  const running = data.find(({ enCurso }) => enCurso) ?? null;
  const id = running?._id;
  useEffect(() => {
    if (!id) return;
    return () => {
      for (const queryKey of [productKeys.all, productKeys.mine]) void cache.invalidateQueries({ queryKey });
    };
  }, [id, cache]);
  return running;
}

/** Previews a change; nothing is written. */
export const usePricePreview = () =>
  useMutation({
    mutationFn: async (body: PricePreviewRequest) => (await api.products.previewPrices({ body })).data,
  });

/** Changes the prices as previewed; the same key again is the same change. */
export function useChangePrices() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async ({ body, key }: { body: PriceChangeRequest; key: string }) =>
      (await api.products.changePrices({ body, idempotencyKey: key, timeout: 30_000 })).data,
    onSuccess: renew,
  });
}

/** A product whose price is typed. */
export type PriceRow = Pick<OwnProducto, '_id' | 'nombre' | 'sku' | 'precio' | 'precioOferta'>;
/** Lines that come at once. */
const GRID_PAGE = 50;
const gridKey = [...productKeys.mine, 'price-grid'] as const;

/** Products of a scope with their prices, page by page; chosen ones by a page of their ids. */
export const priceGridQuery = ({ productos, ...filters }: PriceScope) =>
  infiniteQueryOptions({
    queryKey: [...gridKey, productos, filters],
    queryFn: async ({ pageParam, signal }) => {
      const chosen = productos?.slice((pageParam - 1) * GRID_PAGE, pageParam * GRID_PAGE);
      const query = chosen
        ? { productos: chosen.join(), limit: GRID_PAGE }
        : { ...filters, page: pageParam, limit: GRID_PAGE };
      const { data, meta } = await api.products.mine({ query, signal });
      return { rows: data, total: productos?.length ?? meta.total };
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * GRID_PAGE < total ? page + 1 : undefined),
    // The lines stay where they are while prices are typed.
    refetchOnWindowFocus: false,
  });

/** Saves typed prices; those that were written stand in the lines at once. */
export function useSavePrices() {
  const cache = useQueryClient();
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (body: PriceEdits) => (await api.products.editPrices({ body, timeout: 30_000 })).data,
    onSuccess: (results) => {
      const now = new Map(results.map(({ _id, precio }) => [_id, precio]));
      cache.setQueriesData<InfiniteData<{ rows: OwnProducto[]; total: number }>>(
        { queryKey: gridKey },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map(({ rows, total }) => ({
              rows: rows.map((row) => ({ ...row, precio: now.get(row._id) ?? row.precio })),
              total,
            })),
          },
      );
      void renew();
    },
  });
}

/** Restores the earlier prices. */
export function useUndoPrices() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.products.undoPrices({ params: { id }, timeout: 30_000 })).data,
    onSuccess: renew,
  });
}
