import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ preguntas });
/** Call of a question, with the capability that it needs. */
export const QUESTION_CALLS = guarded({ answer: preguntas.answer });
const LIMIT = 5;

/** Query of a product's questions, answered ones first, page by page. */
export const productQuestionsQuery = (productoId: string) =>
  infiniteQueryOptions({
    queryKey: productKeys.questionsOf(productoId),
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await api.preguntas.list({
        params: { id: productoId },
        query: { page: pageParam, limit: LIMIT },
        signal,
      });
      return { preguntas: data, meta };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  });

/** Query of my questions or answers about a product that the administrators hide. */
export const hiddenQuestionsQuery = (productoId: string) =>
  queryOptions({
    queryKey: [...productKeys.questionsOf(productoId), 'hidden'],
    queryFn: async ({ signal }) => (await api.preguntas.hidden({ params: { id: productoId }, signal })).data,
  });

function useRefresh(productoId: string) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: productKeys.questionsOf(productoId) });
}

/** Sends a question to the store; resolves to its public form. */
export const useAskQuestion = (productoId: string) =>
  useMutation({
    mutationFn: async ({ texto, idempotencyKey }: { texto: string; idempotencyKey: string }) =>
      (await api.preguntas.create({ params: { id: productoId }, body: { texto }, idempotencyKey })).data,
    onSuccess: useRefresh(productoId),
  });

/** Sends the store's answer, new or changed. */
export const useAnswer = (productoId: string) =>
  useMutation({
    mutationFn: async ({ id, texto }: { id: string; texto: string }) =>
      (await api.preguntas.answer({ params: { id }, body: { texto } })).data,
    onSuccess: useRefresh(productoId),
  });

/** Withdraws my question. */
export const useRemoveQuestion = (productoId: string) =>
  useMutation({
    mutationFn: (id: string) => api.preguntas.remove({ params: { id } }),
    onSuccess: useRefresh(productoId),
  });
