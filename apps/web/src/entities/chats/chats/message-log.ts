import type { Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';

/** Known messages of a conversation: without gaps, by rising `seq`. */
export interface MessageLog {
  messages: MensajeChat[];
  /** Messages older than the first one can be fetched. */
  hasOlder: boolean;
  /** Highest `seq` that each member has read. */
  lecturas: Chat['lecturas'];
}

/** Highest known `seq`; 0 without messages. */
export const lastSeq = ({ messages }: MessageLog): number => messages.at(-1)?.seq ?? 0;

/** Each member's furthest reading of two lists. */
function furthest(known: Chat['lecturas'], news: Chat['lecturas']): Chat['lecturas'] {
  const all = new Map(known.map(({ usuarioId, seq }) => [usuarioId, seq]));
  for (const { usuarioId, seq } of news) all.set(usuarioId, Math.max(seq, all.get(usuarioId) ?? 0));
  return [...all].map(([usuarioId, seq]) => ({ usuarioId, seq }));
}

/** Merges both lists by rising `seq`, each message once; of two with one `seq` the newer list's is kept. */
function union(known: readonly MensajeChat[], news: readonly MensajeChat[]): MensajeChat[] {
  const all = new Map(known.map((message) => [message.seq, message]));
  for (const message of news)
    all.set(message.seq, { ...message, clientMsgId: message.clientMsgId ?? all.get(message.seq)?.clientMsgId ?? null });
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** The log with messages that follow it directly or overlap with it. */
export const withNewer = (log: MessageLog, messages: readonly MensajeChat[], lecturas: Chat['lecturas'] = []) => ({
  ...log,
  messages: union(log.messages, messages),
  lecturas: furthest(log.lecturas, lecturas),
});

/** The log with a page of older messages before it. */
export const withOlder = (log: MessageLog, messages: readonly MensajeChat[], hasOlder: boolean): MessageLog => ({
  ...log,
  messages: union(messages, log.messages),
  hasOlder,
});

/** The log after a member has read up to `seq`. */
export const withReading = (log: MessageLog, usuarioId: string, seq: number): MessageLog => ({
  ...log,
  lecturas: furthest(log.lecturas, [{ usuarioId, seq }]),
});

/** Whether a message follows the log without a gap, or is part of it. */
export const fits = (log: MessageLog, seq: number): boolean => seq <= lastSeq(log) + 1;

/** Whether anybody but its sender has read a message. */
export const isRead = ({ leido, seq, remitente }: MensajeChat, lecturas: Chat['lecturas']): boolean =>
  leido.length > 1 || lecturas.some((one) => one.usuarioId !== remitente._id && one.seq >= seq);
