import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import { preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import type { ModerationFilters } from './moderation-filters';

const api = client({ commentsAdmin, preguntasAdmin });
const ALL = [OWN_DATA, 'admin', 'moderacion'] as const;

const common = ({ estado, reportadas, autor, q }: ModerationFilters) => ({
  estado,
  ...(reportadas && { reportadas: 'true' as const }),
  ...(autor && { autor }),
  ...(q && { q }),
});
const reviewQuery = (filters: ModerationFilters) => ({
  ...common(filters),
  ...(filters.objetivo !== 'all' && { objetivo: filters.objetivo }),
  ...(filters.valoracion && { valoracion: Number(filters.valoracion) }),
  ...(filters.verificada !== 'all' && {
    verificada: filters.verificada === 'si' ? ('true' as const) : ('false' as const),
  }),
  ...(filters.desde && { desde: filters.desde }),
  ...(filters.hasta && { hasta: filters.hasta }),
});
const questionQuery = (filters: ModerationFilters) => ({
  ...common(filters),
  ...(filters.tienda && { tienda: filters.tienda }),
});

/** Query of a page of reviews, with the number of each state. */
export const moderatedReviewsQuery = (filters: ModerationFilters) =>
  queryOptions({
    queryKey: [...ALL, 'resenas', filters],
    queryFn: async ({ signal }) => {
      const query = { ...reviewQuery(filters), page: filters.page };
      const { data, meta } = await api.commentsAdmin.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, cuentas: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** Query of a page of questions, with the number of each state. */
export const moderatedQuestionsQuery = (filters: ModerationFilters) =>
  queryOptions({
    queryKey: [...ALL, 'preguntas', filters],
    queryFn: async ({ signal }) => {
      const query = { ...questionQuery(filters), page: filters.page };
      const { data, meta } = await api.preguntasAdmin.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, cuentas: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** Fetches the list as a file. */
export const readModerationFile = (filters: ModerationFilters) =>
  filters.vista === 'resenas'
    ? api.commentsAdmin.exportAll({ query: reviewQuery(filters) })
    : api.preguntasAdmin.exportAll({ query: questionQuery(filters) });

/** Hidden or shown content: a review, a question, an answer, or several. */
export type Moderated =
  | { que: 'resena' | 'pregunta' | 'respuesta'; id: string; estado: 'activo' | 'oculto' }
  | { que: 'resenas' | 'preguntas'; ids: string[] };

/** Hides or shows content, with the reason that the author reads. */
export function useModerate(moderated: Moderated) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (motivo: string): Promise<{ message?: string }> => {
      if ('ids' in moderated) {
        const body = { ids: moderated.ids, motivo };
        return moderated.que === 'resenas'
          ? api.commentsAdmin.hideMany({ body })
          : api.preguntasAdmin.hideMany({ body });
      }
      const { que, id, estado } = moderated;
      return que === 'resena'
        ? api.commentsAdmin.moderate({ params: { id }, body: { estado, motivo } })
        : api.preguntasAdmin.moderate({ params: { id }, body: { que, estado, motivo } });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}
