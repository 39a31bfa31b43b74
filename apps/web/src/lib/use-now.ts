import { createContext, useContext, useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The instant for which the page was drawn first (epoch ms): the server's and the hydrating browser's must be the same. */
export const DrawnAt = createContext<number | null>(null);

/** The time now, renewed every minute; the first drawing shows the instant of the server's. */
export function useNow(): Date {
  const drawnAt = useContext(DrawnAt);
  const [now, setNow] = useState(() => new Date(drawnAt ?? Date.now()));
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
