import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been in the viewport, or within `margin` px of it; stays true. For data that are fetched only then. */
export function useSeen(element: RefObject<HTMLElement | null>, margin = 0): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, margin]);
  return seen;
}
