/** The oldest of these dates; null without any. */
export const oldestOf = (dates: readonly Date[]): Date | null =>
  dates.length ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null;
