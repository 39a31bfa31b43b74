import { useEffect, useRef } from 'react';

/** Gives the focus to the page's heading. */
export function focusMainHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** True where a page gave the focus to a field of its own as it was drawn. */
function isFieldFocused(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && !!focused.closest('main');
}

/** After moving to another page the focus goes to its heading, so that keyboard and screen reader start there; not on the first page, nor where the page has a field that is written next. */
export function useFocusHeading(key: string): void {
  const previous = useRef(key);
  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    if (!isFieldFocused()) focusMainHeading();
  }, [key]);
}
