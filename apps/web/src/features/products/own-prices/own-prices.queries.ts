import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type {
  CambioPrecios,
  PriceChangeRequest,
  PricePreviewRequest,
} from '@tuerca/contracts/products/products/price-change';
import { productKeys } from '@/entities/products/products/products.keys';
import { useProductsRenewal } from '@/entities/products/products/renewal.queries';
import { client } from '@/lib/api';

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

/** Restores the earlier prices. */
export function useUndoPrices() {
  const renew = useProductsRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.products.undoPrices({ params: { id }, timeout: 30_000 })).data,
    onSuccess: renew,
  });
}
