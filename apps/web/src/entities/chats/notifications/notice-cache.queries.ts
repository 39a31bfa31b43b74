import type { QueryClient } from '@tanstack/react-query';
import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { noticeKeys } from './notifications.keys';
import type { NoticePage, NoticesWanted } from './notifications.queries';

/** Changes the rows of every list on hand. */
function changeRows(cache: QueryClient, change: (row: Notificacion) => Notificacion): void {
  cache.setQueriesData<NoticePage>(
    { queryKey: noticeKeys.lists },
    (page) => page && { ...page, rows: page.rows.map(change) },
  );
}
/** Changes the figure of the unread ones, never below 0. */
export const setUnread = (cache: QueryClient, change: (unread: number) => number): void =>
  void cache.setQueryData<number>(noticeKeys.unread, (unread) => Math.max(0, change(unread ?? 0)));
/** Marks rows as read or not on every list. */
export const setRead = (cache: QueryClient, leida: boolean, ids: (id: string) => boolean): void =>
  changeRows(cache, (row) => (ids(row._id) && row.leida !== leida ? { ...row, leida } : row));
/** Ids of the unread rows on hand. */
export const unreadIds = (cache: QueryClient): Set<string> =>
  new Set(
    cache
      .getQueriesData<NoticePage>({ queryKey: noticeKeys.lists })
      .flatMap(([, page]) => page?.rows ?? [])
      .flatMap(({ _id, leida }) => (leida ? [] : [_id])),
  );

const belongs = ({ tipo, leida }: NoticesWanted, notice: Notificacion): boolean =>
  (tipo === undefined || tipo === notice.tipo) && (leida === undefined || leida === notice.leida);

/** Puts a notice on top of the first page of each list that it belongs to. */
export function addNotice(cache: QueryClient, notice: Notificacion): void {
  for (const [queryKey, page] of cache.getQueriesData<NoticePage>({ queryKey: noticeKeys.lists })) {
    const wanted = queryKey.at(-1) as NoticesWanted;
    if (!page || wanted.page !== 1 || !belongs(wanted, notice)) continue;
    if (page.rows.some(({ _id }) => _id === notice._id)) continue;
    cache.setQueryData<NoticePage>(queryKey, {
      rows: [notice, ...page.rows],
      total: page.total + 1,
      totalPages: Math.max(1, page.totalPages),
    });
  }
}
