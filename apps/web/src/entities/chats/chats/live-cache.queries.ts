import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { client } from '@/lib/api';
import type { Realtime } from '@/lib/realtime';
import { type ChatPage, type ChatPages, withChanged, withFirst, withMessage } from './chat-pages';
import { chatKeys } from './chats.keys';
import type { LiveCache } from './live-chats';
import { fits, lastSeq, type MessageLog, withNewer, withReading } from './message-log';

const api = client({ chats });
type Lists = InfiniteData<ChatPage, number>;

/** Changes one conversation wherever it is kept; false when it is nowhere. */
export function changeChat(cache: QueryClient, id: string, change: (chat: Chat) => Chat): boolean {
  let found = false;
  const noted = (chat: Chat) => {
    found = true;
    return change(chat);
  };
  cache.setQueriesData<Lists>({ queryKey: chatKeys.lists }, (data) => data && withChanged(data, id, noted));
  cache.setQueryData<Chat>(chatKeys.one(id), (chat) => chat && noted(chat));
  return found;
}

/** Writes what the socket tells into the queries' cache, and asks for what it cannot know. */
export function liveCache(cache: QueryClient, account: string, socket: Pick<Realtime, 'send' | 'getState'>): LiveCache {
  const lists = () => void cache.invalidateQueries({ queryKey: chatKeys.lists });
  const logOf = (chatId: string) => cache.getQueryData<MessageLog>(chatKeys.messages(chatId));
  const writeLog = (chatId: string, change: (log: MessageLog) => MessageLog) =>
    cache.setQueryData<MessageLog>(chatKeys.messages(chatId), (log) => log && change(log));
  return {
    message(message, seen) {
      const { chat } = message;
      const log = logOf(chat);
      if (log && fits(log, message.seq)) writeLog(chat, (now) => withNewer(now, [message]));
      else if (log) void cache.invalidateQueries({ queryKey: chatKeys.messages(chat) });
      const unread = !seen && message.remitente._id !== account;
      changeChat(cache, chat, (known) => withMessage(known, message, unread));
      for (const [queryKey, data] of cache.getQueriesData<ChatPages>({ queryKey: chatKeys.lists })) {
        if (!data) continue;
        const moved = withFirst(data, chat);
        if (moved !== data) cache.setQueryData(queryKey, moved);
        // Not among what was fetched: it may be new, or further down.
        else if (data.pages[0]?.chats[0]?._id !== chat) void cache.invalidateQueries({ queryKey, exact: true });
      }
    },
    reading: (chatId, readBy, hastaSeq) => void writeLog(chatId, (log) => withReading(log, readBy, hastaSeq)),
    unread: (chatId, unreadCount) => void changeChat(cache, chatId, (chat) => ({ ...chat, unreadCount })),
    changed(chatId) {
      lists();
      void cache.invalidateQueries({ queryKey: chatKeys.one(chatId) });
    },
    missed() {
      lists();
      void cache.invalidateQueries({ queryKey: chatKeys.allMessages });
      void cache.invalidateQueries({ queryKey: [...chatKeys.all, 'one'] });
    },
    seen(chatId) {
      const log = logOf(chatId);
      const mine = log?.lecturas.find(({ usuarioId }) => usuarioId === account)?.seq ?? 0;
      if (!log || lastSeq(log) <= mine) return;
      const messageIds = log.messages
        .filter(({ seq, remitente }) => seq > mine && remitente._id !== account)
        .map(({ _id }) => _id)
        .slice(-200);
      writeLog(chatId, (now) => withReading(now, account, lastSeq(now)));
      const unread = cache.getQueryData<Chat>(chatKeys.one(chatId))?.unreadCount ?? 0;
      changeChat(cache, chatId, (chat) => ({ ...chat, unreadCount: 0 }));
      cache.setQueryData<number>(chatKeys.unread, (total) => total && Math.max(0, total - unread));
      if (messageIds.length === 0) return;
      if (socket.getState() === 'ready') socket.send({ type: 'chat', action: 'read_messages', chatId, messageIds });
      else void api.chats.read({ params: { id: chatId }, body: { hastaSeq: lastSeq(log) } }).catch(() => undefined);
    },
  };
}
