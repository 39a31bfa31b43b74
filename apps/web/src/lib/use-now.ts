import { createContext, useContext } from 'react';
import { useStore } from './use-store';

const MINUTE_MS = 60_000;

/** The instant for which the page was drawn first (epoch ms): the server's and the hydrating browser's must be the same. */
export const DrawnAt = createContext<number | null>(null);

let known = new Date(0);
const minuteOf = (at: number) => Math.floor(at / MINUTE_MS);
/** The same object for as long as the minute lasts. */
function thisMinute(): Date {
  if (minuteOf(known.getTime()) !== minuteOf(Date.now())) known = new Date();
  return known;
}
function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The time now, renewed every minute; the server and the first drawing of a page that it drew show the same instant. */
export function useNow(): Date {
  const drawnAt = useContext(DrawnAt);
  return useStore(everyMinute, thisMinute, drawnAt === null ? thisMinute() : new Date(drawnAt));
}
