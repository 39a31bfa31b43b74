import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import type { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import { productKeys } from '@/entities/products/products/products.keys';
import { promotionKeys } from '@/entities/products/promotions/promotions.keys';
import { client } from '@/lib/api';
import type { PromotionFilters } from './filters';

const api = client({ storePromotions, products });
/** Maximum of products in the form's list; the rest is found by searching. */
const MAX_CHOICES = 30;

/** Returns my promotions by filters, newest first; the previous page stays on screen while the next one loads. */
export const usePromotions = ({ page, search, estado }: PromotionFilters) =>
  useQuery({
    queryKey: [...promotionKeys.ofMyStore, { page, search, estado }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.storePromotions.mine({ query: { page, search, estado }, signal });
      return { rows: data, totalPages: meta.totalPages, total: meta.total };
    },
    placeholderData: keepPreviousData,
  });

/** Returns one of my promotions, for its form. */
export const usePromotion = (id: string | undefined) =>
  useQuery({
    queryKey: [...promotionKeys.ofMyStore, 'one', id],
    queryFn: async ({ signal }) => (await api.storePromotions.get({ params: { id: id! }, signal })).data,
    enabled: id !== undefined,
    // The form keeps the input; the values below it must not be refreshed.
    staleTime: Infinity,
    gcTime: 0,
  });

interface Choices {
  search?: string;
  categoria?: string;
}
/** Returns possible products of a promotion: mine by text or category, their number, and the rate of their prices. */
export const usePromotable = ({ search, categoria }: Choices) =>
  useQuery({
    queryKey: [...promotionKeys.ofMyStore, 'products', { search, categoria }],
    queryFn: async ({ signal }) => {
      const query = { search, categoria, limit: MAX_CHOICES, sort: 'nombre' as const };
      const { data, meta } = await api.products.mine({ query, signal });
      return { rows: data, total: meta.total, tasa: meta.tasa.valor };
    },
    placeholderData: keepPreviousData,
  });

/** One of my products. */
export const useOwnProduct = (id: string | undefined) =>
  useQuery({
    queryKey: [...promotionKeys.ofMyStore, 'product', id],
    queryFn: async ({ signal }) => (await api.products.own({ params: { id: id! }, signal })).data,
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });

/** Returns a function that invalidates all that shows promotions, or prices that depend on them. */
function useRenewal() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [promotionKeys.ofMyStore, promotionKeys.all, productKeys.all].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
}

/** Creates a promotion, or changes the one with this id. */
export function useSavePromotion(id?: string) {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (body: NuevaPromocion) =>
      (await (id ? api.storePromotions.update({ params: { id }, body }) : api.storePromotions.create({ body }))).data,
    onSuccess: renew,
  });
}

/** Applies a promotion to its products; returns the server's message and their number. */
export const useApplyPromotion = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { data, message } = await api.storePromotions.apply({ params: { id } });
      return { ...data, message };
    },
  });

/** Removes a promotion. */
export function useRemovePromotion() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.storePromotions.remove({ params: { id } })).data,
    onSuccess: renew,
  });
}
