import { OWN_DATA } from '@/lib/query-meta';

/** Query keys of my notices, of how many are unread, and of how I want to hear of them. */
export const noticeKeys = {
  all: [OWN_DATA, 'notifications'] as const,
  unread: [OWN_DATA, 'notifications', 'unread'] as const,
  lists: [OWN_DATA, 'notifications', 'list'] as const,
  list: (query: object) => [OWN_DATA, 'notifications', 'list', query] as const,
  pushKey: ['push-key'] as const,
  preferences: [OWN_DATA, 'notice-preferences'] as const,
};
