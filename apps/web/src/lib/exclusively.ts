/** Runs work in one tab at a time under a name. Without locks (plain http) at once: the work itself has to bear a repeat. */
export const exclusively = (name: string, work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work();
