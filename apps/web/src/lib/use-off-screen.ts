import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is out of sight; false until the browser says so. `top` px of the window are covered by the header. */
export function useOffScreen(element: RefObject<HTMLElement | null>, top: number): boolean {
  const [off, setOff] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOff(!entry.isIntersecting), {
      rootMargin: `-${top}px 0px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, top]);
  return off;
}
