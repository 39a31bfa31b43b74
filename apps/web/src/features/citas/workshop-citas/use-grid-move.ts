import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Placed, PX_PER_MINUTE, SNAP, type Spot, within } from './grid-math';

interface GridMoveOptions {
  grid: RefObject<HTMLElement | null>;
  columns: number;
  hours: { from: number; until: number };
  /** Called on a click without a drag. */
  onOpen: (placed: Placed) => void;
  onMove: (placed: Placed, spot: Spot) => void;
}
/** A dragged block, and its target. */
export interface Moving {
  placed: Placed;
  spot: Spot;
}

/** Distance in pixels from which a press counts as a drag. */
const SLACK = 5;
const KEYS: Record<string, Spot> = {
  ArrowUp: { column: 0, minutes: -SNAP },
  ArrowDown: { column: 0, minutes: SNAP },
  ArrowLeft: { column: -1, minutes: 0 },
  ArrowRight: { column: 1, minutes: 0 },
};
const differs = ({ placed, spot }: Moving) => spot.column !== placed.column || spot.minutes !== placed.from;

/** Listens to the pointer and to the end of its drag, until this is aborted. */
function listen(follow: (event: PointerEvent) => void, stop: (event?: Event) => void): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', stop, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
  return listening;
}

/**
 * Moves a block of the grid: dragged with the mouse, or by Shift and the arrow keys, then Enter. Escape cancels. `moving` is its
 * target; the handler of `onMove` decides.
 */
export function useGridMove({ grid, columns, hours, onOpen, onMove }: GridMoveOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const listening = useRef<AbortController>(null);
  // An unmounted grid must not be measured by a drag that goes on.
  useEffect(() => () => listening.current?.abort(), []);

  const drag = (placed: Placed, start: React.PointerEvent<HTMLElement>) => {
    const block = start.currentTarget;
    let latest: Moving | null = null;
    const follow = (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!latest && Math.hypot(dx, dy) < SLACK) return;
      const { left, width } = grid.current!.getBoundingClientRect();
      const column = Math.floor(((event.clientX - left) / width) * columns);
      latest = { placed, spot: within({ column, minutes: placed.from + dy / PX_PER_MINUTE }, columns, hours) };
      setMoving(latest);
    };
    const stop = (event?: Event) => {
      listening.current?.abort();
      setMoving(null);
      if (event?.type !== 'pointerup' || !latest) return;
      // The click that follows a drag must open nothing; there is none when the drag ended beside the block.
      const ignore = (click: Event) => click.stopPropagation();
      block.addEventListener('click', ignore, { capture: true });
      setTimeout(() => block.removeEventListener('click', ignore, { capture: true }));
      if (differs(latest)) onMove(placed, latest.spot);
    };
    listening.current?.abort();
    listening.current = listen(follow, stop);
  };

  /** Event handlers of a movable block. */
  const handlers = (placed: Placed) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      // Touch scrolls the page: there the button in the details moves the appointment.
      if (event.button === 0 && event.pointerType !== 'touch') drag(placed, event);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const step = event.shiftKey ? KEYS[event.key] : undefined;
      const now = moving?.placed.cita._id === placed.cita._id ? moving : null;
      if (step) {
        event.preventDefault();
        const { column, minutes } = now?.spot ?? { column: placed.column, minutes: placed.from };
        const wanted = { column: column + step.column, minutes: minutes + step.minutes };
        setMoving({ placed, spot: within(wanted, columns, hours) });
      } else if (now && event.key === 'Escape') setMoving(null);
      else if (now && event.key === 'Enter') {
        event.preventDefault();
        setMoving(null);
        if (differs(now)) onMove(placed, now.spot);
        else onOpen(placed);
      }
    },
    onBlur: () => setMoving((now) => (now?.placed.cita._id === placed.cita._id ? null : now)),
  });
  return { moving, handlers };
}
