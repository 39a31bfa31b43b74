/** Time for which an unused file is kept, in milliseconds. */
export const FREE_TTL = 24 * 60 * 60 * 1000;
/** So long before its removal nothing can begin to use it: clocks differ, and transactions take their time. */
const MARGIN = 5 * 60 * 1000;
/** Since when something is free that is removed next. */
export const EXPIRED = new Date(0);

/** Free since before this, a file can no longer be used. */
export const usableSince = (now: Date): Date => new Date(now.getTime() - FREE_TTL + MARGIN);
