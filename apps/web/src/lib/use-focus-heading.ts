import { useEffect, useRef } from 'react';

/** Gives the focus to the page's heading. */
export function focusMainHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** After moving to another page the focus goes to its heading, so that keyboard and screen reader start there; not on the first page. */
export function useFocusHeading(key: string): void {
  const previous = useRef(key);
  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    focusMainHeading();
  }, [key]);
}
