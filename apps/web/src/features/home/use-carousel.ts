import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const subscribe = (listener: () => void) => {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED).matches,
    () => true,
  );

interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  step: (by: 1 | -1) => void;
  /** Whether it moves by itself at all; never for those who asked for less motion. */
  moves: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Spread on what holds it while the pointer or the focus is inside. */
  hold: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: React.FocusEvent) => void;
  };
}

/** An endless strip that holds its `count` items twice: every `ms` one step on, unless paused, held, or the tab is hidden. */
export function useCarousel(count: number, ms: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const step = useCallback(
    (by: 1 | -1) => {
      const strip = track.current;
      if (!strip) return;
      const item = strip.scrollWidth / (count * 2);
      const lap = item * count;
      // Both halves look the same: jumping a lap back before the step is not seen.
      if (by > 0 && strip.scrollLeft >= lap - 1) strip.scrollLeft -= lap;
      if (by < 0 && strip.scrollLeft < item - 1) strip.scrollLeft += lap;
      strip.scrollTo({
        left: (Math.round(strip.scrollLeft / item) + by) * item,
        behavior: reduced ? 'auto' : 'smooth',
      });
    },
    [count, reduced],
  );

  const running = !reduced && !paused && !pointed && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => !document.hidden && step(1), ms);
    return () => clearInterval(timer);
  }, [running, step, ms]);

  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: React.FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { track, step, moves: !reduced, paused, setPaused, hold };
}
