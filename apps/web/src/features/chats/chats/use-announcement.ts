import { useState } from 'react';
import type { Item } from './message-items';

/** Screen reader announcement: the latest message of somebody else that arrived while the conversation was open. */
export function useAnnouncement(items: readonly Item[]): string {
  const last = items.at(-1);
  const key = last?.key ?? null;
  const [known, setKnown] = useState({ key, said: '' });
  if (known.key === key) return known.said;
  const heard = last?.kind === 'message' && last.message.state === 'received' ? last.message : null;
  const said = heard ? `${heard.author.nombre}: ${heard.contenido || 'un archivo'}` : '';
  setKnown({ key, said });
  return said;
}
