import { useRef, useState } from 'react';

/** Time without scrolling after which a swipe has ended, ms. */
const SETTLED = 80;

/**
 * Current picture among `count` in a strip, changed by swipes or buttons; `settle` and `takeOver` are the strip's event handlers.
 */
export function useSwipe(count: number) {
  const [index, setIndex] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Target picture of a button's scroll, until it is reached or a swipe interrupts it: a slow device pauses on the way there.
  const wanted = useRef<number | null>(null);
  const current = Math.min(index, Math.max(0, count - 1));
  const show = (next: number) => {
    setIndex(next);
    const { current: element } = strip;
    wanted.current = next;
    element?.scrollTo?.({ left: next * element.clientWidth });
  };
  const step = (by: number) => show((current + by + count) % count);
  const settle = ({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const reached = Math.round(scrollLeft / (clientWidth || 1));
      if (wanted.current !== null && wanted.current !== reached) return;
      wanted.current = null;
      setIndex(reached);
    }, SETTLED);
  };
  const takeOver = () => (wanted.current = null);
  return { strip, current, show, step, settle, takeOver };
}
