import { useSyncExternalStore } from 'react';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { useAccount } from '@/lib/session';
import { keysWith, onStorageChange, readText, writeText } from '@/lib/storage';
import { draftPrefix } from './chat-storage';

const { subscribe, notify } = createListeners((changed) => onStorageChange(changed));
let known: { key: string; ids: readonly string[] } = { key: '', ids: [] };

/** The text that an account has not sent in a conversation; '' when there is none. */
export const readMessageDraft = (account: string, chatId: string): string =>
  readText(draftPrefix(account) + chatId) ?? '';

/** Keeps the text that was not sent on this device; blanks alone are no draft. */
export function writeMessageDraft(account: string, chatId: string, text: string): void {
  writeText(draftPrefix(account) + chatId, text.trim() ? text : null);
  notify();
}

/** The same list for as long as the same conversations have drafts. */
function draftIds(account: string): readonly string[] {
  const prefix = draftPrefix(account);
  const ids = keysWith(prefix)
    .map((key) => key.slice(prefix.length))
    .sort();
  const key = `${prefix}${ids.join()}`;
  if (known.key !== key) known = { key, ids };
  return known.ids;
}

const NONE: readonly string[] = [];

/** Ids of my conversations with a text that was not sent on this device. */
export function useDraftIds(): readonly string[] {
  const account = useAccount();
  return useSyncExternalStore(
    subscribe,
    () => (account ? draftIds(account) : NONE),
    () => NONE,
  );
}

/** The unsent text of one of my conversations; '' when there is none. */
export function useDraft(chatId: string): string {
  const account = useAccount();
  return useSyncExternalStore(
    subscribe,
    () => (account ? readMessageDraft(account, chatId) : ''),
    () => '',
  );
}
