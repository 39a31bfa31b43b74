import pLimit, { type LimitFunction } from 'p-limit';

/** The load of a limit, by state. */
export const loadOf = ({ activeCount, pendingCount }: LimitFunction): ReadonlyMap<string, number> =>
  new Map([
    ['running', activeCount],
    ['waiting', pendingCount],
  ]);

/**
 * Runs at most `concurrency` works at once, the others in their order; with `maxWaiting` waiting, a call is refused at once with
 * the error that `refuse` makes.
 */
export function boundedLimit(concurrency: number, maxWaiting: number, refuse: () => Error) {
  const limit = pLimit(concurrency);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) throw refuse();
    return limit(work);
  };
  return Object.assign(run, { load: () => loadOf(limit) });
}
