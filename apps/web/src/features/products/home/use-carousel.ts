import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSeen } from '@/lib/use-seen';
import { useStore } from '@/lib/use-store';
import type { MovingStrip } from './moving-strip';

const REDUCED = '(prefers-reduced-motion: reduce)';
const subscribe = (listener: () => void) => {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isReduced = () => window.matchMedia(REDUCED).matches;
const useReducedMotion = (): boolean => useStore(subscribe, isReduced, true);

interface Carousel {
  /** For the element that shows a part of the strip; its only child holds the items. */
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether its code has come; until then it is a list that is scrolled, and without a network it stays one. */
  ready: boolean;
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

/** Makes the strip move once it is seen: the code for it is none of what a page waits for. */
function useMovingStrip(viewport: RefObject<HTMLDivElement | null>, ms: number): MovingStrip | undefined {
  const seen = useSeen(viewport);
  const [strip, setStrip] = useState<MovingStrip>();
  useEffect(() => {
    if (!seen) return;
    const element = viewport.current!;
    let made: MovingStrip | undefined;
    let ended = false;
    const start = async () => {
      const { makeMovingStrip } = await import('./moving-strip');
      if (ended) return;
      made = makeMovingStrip(element, ms);
      setStrip(made);
    };
    void start().catch(() => undefined);
    return () => {
      ended = true;
      made?.carousel.destroy();
    };
  }, [seen, viewport, ms]);
  return strip;
}

/** An endless strip: every `ms` one step on, unless paused, held, dragged, or the tab is hidden. */
export function useCarousel(ms: number): Carousel {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const strip = useMovingStrip(viewport, ms);

  const running = !reduced && !paused && !pointed && !focused;
  useEffect(() => {
    if (!strip || !running) return;
    const { carousel, autoplay } = strip;
    const play = () => {
      if (carousel.scrollSnapList().length > 1) autoplay.play();
    };
    play();
    // Dragging and a new size stop the plugin.
    carousel.on('pointerUp', play).on('reInit', play);
    return () => {
      carousel.off('pointerUp', play).off('reInit', play);
      autoplay.stop();
    };
  }, [strip, running]);

  const step = (by: 1 | -1) => {
    if (!strip) viewport.current?.scrollBy({ left: (by * viewport.current.clientWidth) / 2 });
    else if (by > 0) strip.carousel.scrollNext(reduced);
    else strip.carousel.scrollPrev(reduced);
  };
  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: React.FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { viewport, ready: strip !== undefined, step, moves: !reduced, paused, setPaused, hold };
}
