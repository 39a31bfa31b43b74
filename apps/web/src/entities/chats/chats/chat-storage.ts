import { keysWith, writeText } from '@/lib/storage';

const prefixOf = (account: string) => `tuerca-chat:${account}:`;

/** Prefix of the keys of an account's unsent messages on this device, one key per message. */
export const outboxPrefix = (account: string): string => `${prefixOf(account)}outbox:`;
/** Prefix of the keys of an account's drafts on this device, one key per conversation. */
export const draftPrefix = (account: string): string => `${prefixOf(account)}draft:`;

/** Whether messages of the account still wait on this device. */
export const hasUnsent = (account: string): boolean => keysWith(outboxPrefix(account)).length > 0;

/** Removes what the account's conversations left on this device. */
export function forgetConversations(account: string): void {
  for (const key of keysWith(prefixOf(account))) writeText(key, null);
}
