import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of my conversations. */
export const chatKeys = {
  all: [OWN_DATA, 'chats'] as const,
  lists: [OWN_DATA, 'chats', 'list'] as const,
  list: (carpeta: string, q: string) => [...chatKeys.lists, carpeta, q] as const,
  one: (id: string) => [OWN_DATA, 'chats', 'one', id] as const,
  messages: (id: string) => [OWN_DATA, 'chats', 'messages', id] as const,
  allMessages: [OWN_DATA, 'chats', 'messages'] as const,
  attachment: (id: string) => [OWN_DATA, 'chats', 'attachment', id] as const,
  contacts: (q: string) => [OWN_DATA, 'chats', 'contacts', q] as const,
  unread: [OWN_DATA, 'chats', 'unread'] as const,
};
