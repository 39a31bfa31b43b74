import { type RefObject, useLayoutEffect, useRef } from 'react';

const topOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

/**
 * Keeps a list where the reader's eye is when something comes in above its first row: the page moves along by as much. `first` is the
 * `data-row` of the row that is first now; null while there is none. The page needs `overflow-anchor: none`, or the browser does it twice.
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>, first: string | null): void {
  const before = useRef<{ first: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const row = (id: string) => list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const known = before.current;
    const same = known && known.first !== first ? row(known.first) : null;
    const moved = same ? topOf(same) - known!.top : 0;
    if (moved > 0) window.scrollBy(0, moved);
    const top = first === null ? null : row(first);
    before.current = first !== null && top ? { first, top: topOf(top) } : null;
  }, [list, first]);
}
