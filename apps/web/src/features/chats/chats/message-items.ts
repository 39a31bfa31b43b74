import type { Adjunto, Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { isRead, type MessageLog } from '@/entities/chats/chats/message-log';
import type { OutgoingMessage } from '@/entities/chats/chats/outgoing';

/** Delivery state of a message; those of others are always 'received'. */
export type MessageState = 'received' | 'sending' | 'failed' | 'sent' | 'read';

/** A message with its display data. */
export interface DrawnMessage {
  key: string;
  state: MessageState;
  author: { _id: string; nombre: string; fotoPerfil: string | null };
  /** Colleague of my business who wrote it; null when I did. */
  colleague: string | null;
  contenido: string;
  adjuntos: Adjunto[];
  fecha: string;
  /** Reason why it was not sent. */
  reason: string | null;
  clientMsgId: string | null;
  /** The first of several messages in a row by one person. */
  first: boolean;
}
export type Item =
  | { kind: 'day'; key: string; fecha: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: DrawnMessage };

const IN_A_ROW = 5 * 60_000;

const OUTGOING_STATES: Record<OutgoingMessage['state'], MessageState> = {
  pending: 'sending',
  unreachable: 'failed',
  refused: 'failed',
  stored: 'sent',
};

interface Source {
  log: MessageLog;
  outgoing: readonly OutgoingMessage[];
  /** `_id`: the sender's id, for a team member her business's; `person`: my own account. */
  me: { _id: string; nombre: string; person: string };
  /** `seq` of the first message that was unread when the conversation was opened; 0 when there was none. */
  firstUnread: number;
}

const ofLog = (message: MensajeChat, lecturas: Chat['lecturas'], me: Source['me']): DrawnMessage => ({
  // The same key before and after it is stored, so that it is not mounted again.
  key: message.clientMsgId ?? message._id,
  state: message.remitente._id !== me._id ? 'received' : isRead(message, lecturas) ? 'read' : 'sent',
  author: message.remitente,
  colleague: message.autor && message.autor.id !== me.person ? message.autor.nombre : null,
  contenido: message.contenido,
  adjuntos: message.adjuntos,
  fecha: message.fecha,
  reason: null,
  clientMsgId: null,
  first: true,
});

const ofOutbox = (message: OutgoingMessage, me: Source['me']): DrawnMessage => ({
  ...message,
  key: message.clientMsgId,
  state: OUTGOING_STATES[message.state],
  author: { ...me, fotoPerfil: null },
  colleague: null,
  first: true,
});

/** Items of a conversation from top to bottom: days, messages, and the start of the unread ones. */
export function itemsOf({ log, outgoing, me, firstUnread }: Source): Item[] {
  const stored = new Set(log.messages.map(({ clientMsgId }) => clientMsgId));
  const drawn = [
    ...log.messages.map((message) => ({ seq: message.seq, message: ofLog(message, log.lecturas, me) })),
    ...outgoing
      .filter(({ clientMsgId }) => !stored.has(clientMsgId))
      .map((message) => ({ seq: Infinity, message: ofOutbox(message, me) })),
  ];
  const items: Item[] = [];
  let before: DrawnMessage | null = null;
  let marked = firstUnread === 0;
  for (const { seq, message } of drawn) {
    const day = caracasDate(new Date(message.fecha));
    const newDay: boolean = !before || caracasDate(new Date(before.fecha)) !== day;
    if (newDay) items.push({ kind: 'day', key: `day-${day}-${message.key}`, fecha: message.fecha });
    const line = !marked && seq >= firstUnread;
    if (line) {
      marked = true;
      items.push({ kind: 'unread', key: 'unread' });
    }
    const follows: boolean =
      !newDay &&
      !line &&
      before?.author._id === message.author._id &&
      before.colleague === message.colleague &&
      Date.parse(message.fecha) - Date.parse(before.fecha) < IN_A_ROW;
    items.push({ kind: 'message', key: message.key, message: { ...message, first: !follows } });
    before = message;
  }
  return items;
}
