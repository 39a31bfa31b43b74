import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay';

export interface MovingStrip {
  carousel: EmblaCarouselType;
  autoplay: AutoplayType;
}

/** Makes a strip that is scrolled an endless one that moves, from where it stands on. */
export function makeMovingStrip(viewport: HTMLElement, ms: number): MovingStrip {
  const items = viewport.firstElementChild!;
  const startIndex = Math.round(viewport.scrollLeft / (items.firstElementChild as HTMLElement).offsetWidth) || 0;
  viewport.scrollLeft = 0;
  // use-carousel starts and stops it: the plugin only watches the strip, but people also point at the elements around it.
  const autoplay = Autoplay({ delay: ms, playOnInit: false, stopOnFocusIn: false });
  return { carousel: EmblaCarousel(viewport, { loop: true, align: 'start', startIndex }, [autoplay]), autoplay };
}
