import pLimit from 'p-limit';

/**
 * Runs at most `concurrency` works at once, the others in their order; with `maxWaiting` waiting, a call is refused at once with
 * the error that `refuse` makes.
 */
export function boundedLimit(concurrency: number, maxWaiting: number, refuse: () => Error) {
  const limit = pLimit(concurrency);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) throw refuse();
    return limit(work);
  };
}
