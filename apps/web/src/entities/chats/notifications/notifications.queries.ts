import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { client } from '@/lib/api';
import { useSignedIn } from '@/lib/session';
import { noticeKeys } from './notifications.keys';

const api = client({ notifications });

/** Which notices, and which page of them. */
export interface NoticesWanted {
  tipo?: NotificationType;
  /** False: only those that I have not read. */
  leida?: false;
  page: number;
  limit: number;
}

const unreadQuery = () =>
  queryOptions({
    queryKey: noticeKeys.unread,
    queryFn: async ({ signal }) => (await api.notifications.list({ query: { limit: 1 }, signal })).meta.unreadCount,
    staleTime: 60_000,
  });

/** How many notices I have not read; 0 while that is unknown. */
export const useUnreadCount = (): number => useQuery({ ...unreadQuery(), enabled: useSignedIn() }).data ?? 0;

/** My notices, newest first; the answer also renews the figure of the unread ones. */
export const noticesQuery = (wanted: NoticesWanted) =>
  queryOptions({
    queryKey: noticeKeys.list(wanted),
    queryFn: async ({ signal, client: cache }) => {
      const query = { ...wanted, leida: wanted.leida === false ? ('false' as const) : undefined };
      const { data, meta } = await api.notifications.list({ query, signal });
      cache.setQueryData(noticeKeys.unread, meta.unreadCount);
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    staleTime: 0,
  });
/** A page of notices. */
export type NoticePage = Awaited<ReturnType<NonNullable<ReturnType<typeof noticesQuery>['queryFn']>>>;

/** A page of a list; the page before stays on screen while the next one comes. */
export const useNoticePage = (wanted: NoticesWanted) =>
  useQuery({
    ...noticesQuery(wanted),
    placeholderData: (old, before) => {
      const last = before?.queryKey.at(-1) as NoticesWanted | undefined;
      return last?.tipo === wanted.tipo && last?.leida === wanted.leida ? keepPreviousData(old) : undefined;
    },
  });
