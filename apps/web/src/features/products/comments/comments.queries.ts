import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import type { ReviewContent } from '@tuerca/contracts/products/comments/schemas';
import { storeKeys } from '@/entities/auth/stores/stores.keys';
import { workshopKeys } from '@/entities/auth/workshops/workshops.keys';
import { productKeys } from '@/entities/products/products/products.keys';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client } from '@/lib/api';

const api = client({ comments });
const LIMIT = 5;

/** Subject of reviews: a product, or a user (store, workshop). */
export type Target = { productoObjetivoId: string } | { usuarioObjetivoId: string };
const keyOf = (target: Target) => ['comments', target] as const;
type Content = z.infer<typeof ReviewContent>;

/** Query of a target's active reviews, newest first, page by page. */
export const targetReviewsQuery = (target: Target) =>
  infiniteQueryOptions({
    queryKey: keyOf(target),
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await api.comments.list({
        query: { ...target, estado: 'activo', sort: '-createdAt', page: pageParam, limit: LIMIT },
        signal,
      });
      return { resenas: data, meta };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  });

/** Query of my review of a target while the administrators hide it. */
export const hiddenReviewQuery = (target: Target) =>
  queryOptions({
    queryKey: [...keyOf(target), 'hidden'],
    queryFn: async ({ signal }) => (await api.comments.hidden({ query: target, signal })).data,
  });

/** Invalidates the reviews, and all that shows their average. */
function useRefresh(target: Target) {
  const cache = useQueryClient();
  const averages =
    'productoObjetivoId' in target ? [productKeys.all] : [storeKeys.all, workshopKeys.all, serviceKeys.all];
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: keyOf(target) }),
      ...averages.map((queryKey) => cache.invalidateQueries({ queryKey })),
    ]);
}

/** Publishes a review, or changes the one with this id. */
export const useSaveReview = (target: Target) =>
  useMutation({
    mutationFn: async ({ id, idempotencyKey, ...body }: Content & { id?: string; idempotencyKey: string }) =>
      id
        ? (await api.comments.update({ params: { id }, body })).data
        : (await api.comments.create({ body: { ...target, ...body }, idempotencyKey })).data,
    onSuccess: useRefresh(target),
  });

/** Deletes my review. */
export const useRemoveReview = (target: Target) =>
  useMutation({ mutationFn: (id: string) => api.comments.remove({ params: { id } }), onSuccess: useRefresh(target) });

/** Finds somebody's one review of a target; undefined when it is not public (hidden by an administrator). */
export const useFindReview = (target: Target) =>
  useMutation({
    mutationFn: async (usuarioId: string) => {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { data, meta } = await api.comments.list({
          query: { ...target, estado: 'activo', sort: '-createdAt', page, limit: 60 },
        });
        const found = data.find(({ usuario }) => usuario._id === usuarioId);
        if (found) return found;
        pages = meta.totalPages;
      }
      return undefined;
    },
  });
