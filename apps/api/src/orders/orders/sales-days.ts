import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';

/** Days of the calendar of Caracas ('2026-11-24'), the last one included. */
export interface Dates {
  from: string;
  to: string;
}
/** From an instant until before another. */
export interface Period {
  from: Date;
  to: Date;
}

/**
 * A day is kept only so long after its end, in milliseconds. Whoever changes an order forgets the order's day unless it is the
 * present one; a transaction that began in the day's last second and clocks of two machines that differ end well within this.
 */
const MARGIN_MS = 15 * 60_000;
/** Days back that are kept: what a store can look back on, and a month more. Older ones are summed whenever they are asked for. */
const KEPT_DAYS = 430;
/** Days that are summed at once. */
const MAX_RUN = 31;

/** The first and last day that may be kept now. */
export const keptDays = (now: Date): Dates => ({
  from: addDays(caracasDate(now), -KEPT_DAYS),
  to: addDays(caracasDate(new Date(now.getTime() - MARGIN_MS)), -1),
});

/** The dates from one to another. */
export function datesBetween({ from, to }: Dates): string[] {
  const dates: string[] = [];
  for (let dia = from; dia <= to; dia = addDays(dia, 1)) dates.push(dia);
  return dates;
}

/** Dates in their order as stretches without a gap, a month long at most. */
export function runsOf(dates: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const dia of dates) {
    const run = runs.at(-1);
    if (run && run.length < MAX_RUN && addDays(run.at(-1)!, 1) === dia) run.push(dia);
    else runs.push([dia]);
  }
  return runs;
}

/** From the first instant of the first day in Caracas until that of the one after the last. */
export const periodOf = (run: readonly string[]): Period => ({
  from: caracasInstant(run[0]!),
  to: caracasInstant(addDays(run.at(-1)!, 1)),
});
