/** Listener to the steps of a start, in Spanish: for /readyz and the terminal. */
export interface Progress {
  /** Work of this process goes on. */
  doing(what: string): void;
  /** This process waits, and for what. */
  waiting(why: string): void;
}

export const SILENT: Progress = { doing: () => undefined, waiting: () => undefined };
