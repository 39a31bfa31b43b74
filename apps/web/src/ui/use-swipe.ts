import { useRef, useState } from 'react';

/** Ms without scrolling after which a swipe has come to its picture. */
const SETTLED = 80;

/** Which of `count` pictures of a strip is shown, by swiping or by a press; `settle` and `takeOver` are for the strip's events. */
export function useSwipe(count: number) {
  const [index, setIndex] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The picture to which a press scrolls, until it is reached or a finger takes over: a slow device pauses on the way there.
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
