import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/media';
import type { Item } from './message-items';

/** Pixels from the end within which somebody reads the newest messages. */
const NEAR = 80;
/** Pixels from the beginning at which older messages are fetched. */
const OLDER = 240;

interface ScrollOptions {
  items: readonly Item[];
  /** Fetches older messages; null while that is on its way, or when there are none. */
  onOlder: (() => void) | null;
}

const lastMessage = (items: readonly Item[]) => {
  const last = items.at(-1);
  return last?.kind === 'message' ? last.message : null;
};

/**
 * Keeps the place in a conversation: at the end while somebody reads there, where she reads when older messages come above or new ones
 * below. `away`: she has scrolled up; `arrived`: how many messages of others have come since.
 */
export function useMessageScroll({ items, onOlder }: ScrollOptions) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const seen = useRef<{ first?: string; last?: string; height: number }>({ height: 0 });
  const [away, setAway] = useState(false);
  const [arrived, setArrived] = useState(0);

  const toEnd = useCallback((smooth = false) => {
    const { current } = box;
    if (!current) return;
    atEnd.current = true;
    setAway(false);
    setArrived(0);
    current.scrollTo?.({ top: current.scrollHeight, behavior: smooth && !prefersReducedMotion() ? 'smooth' : 'auto' });
  }, []);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || items.length === 0) return;
    const before = seen.current;
    const first = items.find(({ kind }) => kind === 'message')?.key;
    const last = lastMessage(items);
    seen.current = { first, last: last?.key, height: current.scrollHeight };
    const line = current.querySelector<HTMLElement>('[data-unread]');
    if (before.first === undefined && line) {
      current.scrollTop = Math.max(0, line.offsetTop - 48);
      atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
      setAway(!atEnd.current);
    } else if (before.first === undefined) toEnd();
    else if (before.first !== first) current.scrollTop += current.scrollHeight - before.height;
    else if (before.last !== last?.key) {
      if (atEnd.current || last?.state !== 'received') toEnd();
      else setArrived((count) => count + 1);
    } else if (atEnd.current) toEnd();
  }, [items, toEnd]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // The keyboard of a phone, or a taller text field, takes room from below.
    const observer = new ResizeObserver(() => atEnd.current && toEnd());
    observer.observe(current);
    return () => observer.disconnect();
  }, [toEnd]);

  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    setAway(!atEnd.current);
    if (atEnd.current) setArrived(0);
    if (current.scrollTop < OLDER) onOlder?.();
  };
  return { box, onScroll, away, arrived, toEnd };
}
