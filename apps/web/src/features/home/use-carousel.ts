import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store';

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
  viewport: (element: HTMLElement | null) => void;
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

/** An endless strip: every `ms` one step on, unless paused, held, dragged, or the tab is hidden. */
export function useCarousel(ms: number): Carousel {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // What stops and starts it is decided below: the plugin knows the strip alone, people point at what is around it, too.
  const [autoplay] = useState(() => Autoplay({ delay: ms, playOnInit: false, stopOnFocusIn: false }));
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' }, [autoplay]);

  const running = !reduced && !paused && !pointed && !focused;
  useEffect(() => {
    if (!carousel || !running) return;
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
  }, [carousel, autoplay, running]);

  const step = (by: 1 | -1) => (by > 0 ? carousel?.scrollNext(reduced) : carousel?.scrollPrev(reduced));
  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: React.FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { viewport, step, moves: !reduced, paused, setPaused, hold };
}
