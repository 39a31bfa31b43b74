import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** For the part of a page to which an address with this hash leads: it comes into sight, also when it is drawn later than the page. */
export function useAnchor(anchor: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === anchor) place.current?.scrollIntoView?.();
  }, [hash, anchor]);
  return place;
}
