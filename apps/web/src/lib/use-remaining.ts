import { useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds until an instant (never below 0), counted by the second; null before the first count, so that the server draws none. */
export function useRemaining(until: string, onEnd?: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const end = Date.parse(until);
    // Counted from the clock, not from the ticks: phones stop timers of a tab in the background.
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
