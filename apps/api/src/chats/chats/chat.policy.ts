import { CHAT_ROLES } from '@tuerca/contracts/chats/chats/rules';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** Whether one may open a conversation with the other: always, with something between them, or never. */
export type Reach = 'free' | 'known' | 'never';

const TABLE: Partial<Record<Role, Partial<Record<Role, Reach>>>> = {
  client: { store: 'free', workshop: 'free' },
  // They answer clients and write to those of theirs; nobody is written to by a business unknown to her.
  store: { client: 'known', workshop: 'free' },
  workshop: { client: 'known', store: 'free' },
};

/** Way in which an account of one role may begin to write to one of another. */
export const reach = (from: Role, to: Role): Reach => TABLE[from]?.[to] ?? 'never';

/** Whether an account of this role takes part in conversations. */
export const takesPart = (role: Role): boolean => (CHAT_ROLES as readonly Role[]).includes(role);

/** Under which a conversation of two people is unique. */
export const pairKey = (one: string, other: string): string => [one, other].sort().join(':');
