import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { client } from '@/lib/api';
import { useSignedIn } from '@/lib/session';
import { noticeKeys } from './notifications.keys';

const api = client({ notifications });

/** Filters and page of a list of notices. */
export interface NoticesWanted {
  tipo?: NotificationType;
  /** False: only unread ones. */
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

/** Returns the number of my unread notices; 0 while that is unknown. */
export const useUnreadCount = (): number => useQuery({ ...unreadQuery(), enabled: useSignedIn() }).data ?? 0;

/** Query of my notices, newest first; the answer also updates the unread count. */
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

/** Returns a page of notices; the previous one stays on screen while the next one loads. */
export const useNoticePage = (wanted: NoticesWanted) =>
  useQuery({
    ...noticesQuery(wanted),
    placeholderData: (old, before) => {
      const last = before?.queryKey.at(-1) as NoticesWanted | undefined;
      return last?.tipo === wanted.tipo && last?.leida === wanted.leida ? keepPreviousData(old) : undefined;
    },
  });
