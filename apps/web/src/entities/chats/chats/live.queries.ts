import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import { client } from '@/lib/api';
import { exclusively } from '@/lib/exclusively';
import { notify } from '@/lib/notify';
import { onSessionEnd } from '@/lib/session';
import { onStorageChange } from '@/lib/storage';
import { onOnline } from '@/lib/use-online';
import { realtime } from '@/lib/use-realtime';
import { type ChatActivity } from './activity';
import { outboxPrefix } from './chat-storage';
import { liveCache } from './live-cache.queries';
import { LiveChats } from './live-chats';
import { SocketLine } from './message-line';
import { Outbox } from './outbox';
import { type OutgoingMessage, outgoingStorage } from './outgoing';

const api = client({ chats });

interface Live {
  account: string;
  outbox: Outbox;
  chats: LiveChats;
}
let live: Live | null = null;
let stopListening: () => void = () => undefined;

const post = async ({ chatId, contenido, adjuntos, clientMsgId }: OutgoingMessage) => {
  const body = { chatId, contenido, adjuntos: adjuntos.map(({ _id }) => _id), clientMsgId };
  return (await api.chats.send({ body, idempotencyKey: clientMsgId })).data;
};

function stopLive(): void {
  stopListening();
  live?.chats.stop();
  live = null;
}

/** Starts the live conversations of an account until its session ends; the same instance for the same account. */
export function startLive(cache: QueryClient, account: string): Live {
  if (live?.account === account) return live;
  stopLive();
  const known = liveCache(cache, account, realtime);
  const prefix = outboxPrefix(account);
  const outbox = new Outbox({
    line: new SocketLine({ socket: realtime, post }),
    storage: outgoingStorage(prefix),
    exclusively: (work) => exclusively(`tuerca-chat:${account}`, work),
    onStored: (message) => known.message(message, true),
    onFailed: ({ reason }) => notify.error(reason ?? CHAT_MESSAGES.sendFailed, { key: 'chat-send' }),
    failure: CHAT_MESSAGES.sendFailed,
  });
  live = { account, outbox, chats: new LiveChats({ socket: realtime, account, cache: known, outbox }) };
  const ends = [
    onStorageChange((key) => {
      if (key?.startsWith(prefix)) outbox.reload();
    }),
    onOnline(() => {
      outbox.resume();
      known.missed();
    }),
    onSessionEnd(stopLive),
  ];
  stopListening = () => ends.forEach((end) => end());
  return live;
}

/** The unsent messages of one conversation, oldest first. */
export function useOutgoing({ outbox }: Live, chatId: string): OutgoingMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.getMessages, outbox.getMessages);
  return all.filter((message) => message.chatId === chatId);
}

/** Returns who of a conversation is connected, and who types. */
export function useActivity({ chats: { activity } }: Live, chatId: string): ChatActivity {
  return useSyncExternalStore(
    activity.subscribe,
    () => activity.of(chatId),
    () => activity.of(chatId),
  );
}
export type { Live };
