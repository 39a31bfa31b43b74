import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { chatsAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import { citasAdmin } from '@tuerca/contracts/citas/citas/admin-endpoints';
import type { InputOf } from '@tuerca/contracts/kernel/endpoint';
import { reportesAdmin } from '@tuerca/contracts/platform/reportes/admin-endpoints';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';
import type { ReportFilters } from './report-filters';

const api = client({ reportesAdmin, chatsAdmin, citasAdmin });
const ALL = [OWN_DATA, 'admin', 'reportes'] as const;

const queryOf = ({ estado, objeto, apelados, autor, q }: ReportFilters) => ({
  estado,
  ...(objeto !== 'all' && { objeto }),
  ...(apelados && { apelados: 'true' as const }),
  ...(autor && { autor }),
  ...(q && { q }),
});

/** A page of the queue with how much stands in each state. */
export const reportsQuery = ({ page, ...filters }: ReportFilters) =>
  queryOptions({
    queryKey: [...ALL, 'list', filters, page],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf({ ...filters, page }), page };
      const { data, meta } = await api.reportesAdmin.list({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, cuentas: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** The queue as a file. */
export const readReportsFile = (filters: ReportFilters) => api.reportesAdmin.exportAll({ query: queryOf(filters) });

/** One case with everything about it. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: async ({ signal }) => (await api.reportesAdmin.get({ params: { id }, signal })).data,
  });

/** The conversations that a case opens. */
export const reportChatsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'chats', id],
    queryFn: async ({ signal }) => (await api.chatsAdmin.ofCase({ params: { id }, signal })).data,
  });

/** Messages of a reported conversation, the newest page first; asking is a look that is audited. */
export const reviewedMessagesQuery = (id: string, before: number | undefined) =>
  queryOptions({
    queryKey: [...ALL, 'messages', id, before],
    queryFn: async ({ signal }) => {
      const query = before === undefined ? {} : { antesDeSeq: before };
      const { data, meta } = await api.chatsAdmin.messages({ params: { id }, query, signal });
      return { messages: data, hasMore: meta.hasMore };
    },
    staleTime: 60_000,
  });

/** The bytes of a file of a reported conversation. */
export const readReviewedFile = (chatId: string, adjuntoId: string) =>
  api.chatsAdmin.attachment({ params: { id: chatId, adjuntoId } });

/** A reported appointment; asking is a look that is audited. */
export const reviewedCitaQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'cita', id],
    queryFn: async ({ signal }) => (await api.citasAdmin.get({ params: { id }, signal })).data.cita,
    staleTime: 60_000,
  });

function useStep<V>(send: (values: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: [OWN_DATA, 'admin'] }),
  });
}

/** Takes a case, or takes it over. */
export const useTakeReport = (id: string) =>
  useStep((relevar: boolean) => api.reportesAdmin.take({ params: { id }, body: { relevar } }));

/** Settles a case. */
export const useSettleReport = (id: string) =>
  useStep((body: InputOf<typeof reportesAdmin.settle>['body']) => api.reportesAdmin.settle({ params: { id }, body }));

/** Settles its author's answer. */
export const useSettleAppeal = (id: string) =>
  useStep((body: InputOf<typeof reportesAdmin.settleAppeal>['body']) =>
    api.reportesAdmin.settleAppeal({ params: { id }, body }),
  );
