import type { Adjunto, Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { isRead, type MessageLog } from '@/entities/chats/chats/message-log';
import type { OutgoingMessage } from '@/entities/chats/chats/outgoing';

/** How far a message has come. Those of others are just there. */
export type MessageState = 'received' | 'sending' | 'failed' | 'sent' | 'read';

/** A message as it is drawn. */
export interface DrawnMessage {
  key: string;
  state: MessageState;
  author: { _id: string; nombre: string; fotoPerfil: string | null };
  /** Who of my business wrote it, when that was not me. */
  colleague: string | null;
  contenido: string;
  adjuntos: Adjunto[];
  fecha: string;
  /** Why it was not sent. */
  reason: string | null;
  clientMsgId: string | null;
  /** The first of several that one person wrote in a row. */
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
  /** `_id`: under which I write, of a member of a team her business's; `person`: my own account. */
  me: { _id: string; nombre: string; person: string };
  /** Number of the first message that had not been read when the conversation was opened; 0 when there was none. */
  firstUnread: number;
}

const ofLog = (message: MensajeChat, lecturas: Chat['lecturas'], me: Source['me']): DrawnMessage => ({
  // The same while it is on its way and when it is stored: it is not drawn anew.
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

/** What stands in a conversation from top to bottom: days, messages, and where the unread ones begin. */
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
