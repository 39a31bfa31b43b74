import type { InfiniteData } from '@tanstack/react-query';
import type { Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';

/** One page of a folder. */
export interface ChatPage {
  chats: Chat[];
  page: number;
  totalPages: number;
}
/** The pages of a folder that were fetched. */
export type ChatPages = InfiniteData<ChatPage, number>;

/** The conversations of all pages, each once: one may have moved between two fetches. */
export function chatsOf({ pages }: ChatPages): Chat[] {
  const all = new Map<string, Chat>();
  for (const { chats } of pages) for (const chat of chats) if (!all.has(chat._id)) all.set(chat._id, chat);
  return [...all.values()];
}

/** The pages with one conversation changed; the same object when it is not among them. */
export function withChanged(data: ChatPages, id: string, change: (chat: Chat) => Chat): ChatPages {
  if (!data.pages.some(({ chats }) => chats.some(({ _id }) => _id === id))) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      chats: page.chats.map((chat) => (chat._id === id ? change(chat) : chat)),
    })),
  };
}

/** The pages with one conversation at the top; the same object when it is not among them. */
export function withFirst(data: ChatPages, id: string): ChatPages {
  const chat = chatsOf(data).find(({ _id }) => _id === id);
  const [first, ...rest] = data.pages;
  if (!chat || !first || first.chats[0]?._id === id) return data;
  const without = (page: ChatPage) => ({ ...page, chats: page.chats.filter(({ _id }) => _id !== id) });
  return { ...data, pages: [{ ...without(first), chats: [chat, ...without(first).chats] }, ...rest.map(without)] };
}

/** A message's line in the list. */
const previewOf = ({ contenido, adjuntos }: MensajeChat): string =>
  contenido || (adjuntos[0]?.tipo === 'pdf' ? 'Documento PDF' : 'Foto');

/** A conversation after a message: its preview and number, and one unread more when it is somebody else's and not on screen. */
export const withMessage = (chat: Chat, message: MensajeChat, unread: boolean): Chat =>
  message.seq <= chat.seq
    ? chat
    : {
        ...chat,
        seq: message.seq,
        unreadCount: chat.unreadCount + (unread ? 1 : 0),
        ultimoMensaje: {
          contenido: previewOf(message),
          fecha: message.fecha,
          remitente: message.remitente._id,
          seq: message.seq,
        },
      };
