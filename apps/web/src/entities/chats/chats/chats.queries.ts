import { keepPreviousData, queryOptions, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { CarpetaChat } from '@tuerca/contracts/chats/chats/rules';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { client } from '@/lib/api';
import { useRealtimeState } from '@/lib/use-realtime';
import { type ChatPages, chatsOf } from './chat-pages';
import { chatKeys } from './chats.keys';

const api = client({ chats });
/** Polling interval of conversations while the socket has given up, in milliseconds. */
const POLL_MS = 15_000;
/** Maximum of conversations with drafts that are shown. */
const MAX_DRAFTS = 30;

/** Returns false while the socket works, else the polling interval. */
export const useChatPolling = (): number | false => (useRealtimeState() === 'failed' ? POLL_MS : false);

/**
 * Returns my conversations of a folder whose name contains `q`, page by page; the former search's stay while the next ones load.
 */
export const useChats = (carpeta: CarpetaChat, q: string, enabled = true) =>
  useInfiniteQuery({
    queryKey: chatKeys.list(carpeta, q),
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await api.chats.list({ query: { carpeta, q, page: pageParam }, signal });
      return { chats: data, page: pageParam, totalPages: meta.totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    select: (data: ChatPages) => chatsOf(data),
    placeholderData: keepPreviousData,
    refetchInterval: useChatPolling(),
    staleTime: 0,
    enabled,
  });

const chatQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.one(id),
    queryFn: async ({ signal }) => (await api.chats.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** One conversation. */
export const useChat = (id: string) => useQuery(chatQuery(id));

/** Returns the conversations with these ids, the newest message first; deleted ones are left out. */
export const useChatsOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.slice(0, MAX_DRAFTS).map((id) => ({ ...chatQuery(id), staleTime: 30_000 })),
    combine: (results) => {
      const data = results.flatMap((result): Chat[] => (result.data ? [result.data] : []));
      const newest = (chat: Chat) => chat.ultimoMensaje?.fecha ?? '';
      return {
        data: results.some(({ isPending }) => isPending)
          ? undefined
          : data.sort((a, b) => newest(b).localeCompare(newest(a))),
        isPending: results.some(({ isPending }) => isPending),
      };
    },
  });

/** Possible recipients, by name. */
export const useContacts = (q: string) =>
  useQuery({
    queryKey: chatKeys.contacts(q),
    queryFn: async ({ signal }) => (await api.chats.contacts({ query: { q }, signal })).data,
    placeholderData: keepPreviousData,
  });
