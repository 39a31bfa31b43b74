import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { comments } from '@tuerca/contracts/comments';
import { client } from '../../lib/api';

const api = client({ comments });
const LIMIT = 5;

/** Whom reviews are about: a product, or a user (store, workshop). */
export type Target = { productoObjetivoId: string } | { usuarioObjetivoId: string };

/** Active reviews of a target, newest first, page by page. */
export const reviewsQuery = (target: Target) =>
  infiniteQueryOptions({
    queryKey: ['comments', target],
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await api.comments.list({ query: { ...target, estado: 'activo', sort: '-createdAt', page: pageParam, limit: LIMIT }, signal });
      return { resenas: data, meta };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  });

/** Publishes a review and reads the reviews, and whatever shows their average, anew. */
export function usePublishReview(target: Target) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ texto, valoracion, idempotencyKey }: { texto: string; valoracion: number; idempotencyKey: string }) => api.comments.create({ body: { ...target, texto, valoracion }, idempotencyKey }),
    onSuccess: () => Promise.all([cache.invalidateQueries({ queryKey: ['comments', target] }), cache.invalidateQueries({ queryKey: 'productoObjetivoId' in target ? ['products'] : ['stores'] })]),
  });
}
