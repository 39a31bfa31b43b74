import { z } from 'zod';
import type { Autor } from '../../kernel/autor';
import { Id } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { ClientMsgId } from './inputs';
import type { Adjunto } from './schemas';

/** Frames of a client over /ws, by action: {type: 'chat', action, …}. Names are the specification's. */
export const CHAT_ACTIONS = {
  /** Opens it on this socket: typing and presence of its members arrive until leave_chat. */
  join_chat: z.object({ chatId: Id }),
  leave_chat: z.object({ chatId: Id }),
  /** Answered by message_sent, or by an error frame that names action, chatId and clientMsgId. */
  send_message: z.object({
    chatId: Id,
    content: z.string(),
    adjuntos: z.array(Id).optional(),
    clientMsgId: ClientMsgId.optional(),
  }),
  typing: z.object({ chatId: Id, isTyping: z.boolean() }),
  read_messages: z.object({ chatId: Id, messageIds: setOf(Id, 200, 'Marca hasta 200 mensajes a la vez').min(1) }),
  get_unread_count: z.object({}),
} as const;
export type ChatAction = keyof typeof CHAT_ACTIONS;
export type ChatFrame<A extends ChatAction> = { type: 'chat'; action: A } & z.input<(typeof CHAT_ACTIONS)[A]>;

/** A message on its way: to every socket of every member (new_message), and once more to the socket that sent it (message_sent). */
export interface MessageEvent {
  chatId: string;
  _id: string;
  seq: number;
  sender: { _id: string; name: string; avatar: string | null };
  content: string;
  adjuntos: Adjunto[];
  /** ISO, UTC. */
  createdAt: string;
  /** Of the sender's own sockets alone, like the author in a business. */
  clientMsgId: string | null;
  autor?: Autor;
}
/** Frames of the server, by action. */
export interface ChatEvents {
  new_message: MessageEvent;
  message_sent: MessageEvent;
  typing_status: { chatId: string; userId: string; isTyping: boolean };
  messages_read: { chatId: string; messageIds: string[]; readBy: string; hastaSeq: number };
  /** To one's own sockets: in all, and of the conversation that changed. */
  unread_count_update: { data: { unreadCount: number; chatId?: string; chatUnread?: number } };
  /** Members who are connected now: after join_chat, and on every change. */
  presence: { chatId: string; online: string[] };
  /** Its members, name or my flags changed, it is new, or I am no longer in it: to be read again. */
  chat_changed: { chatId: string };
}
export type ChatEvent<A extends keyof ChatEvents> = { type: 'chat'; action: A } & ChatEvents[A];
