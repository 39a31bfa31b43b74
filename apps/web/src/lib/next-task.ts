/**
 * Ends the present task of the browser: what comes after it runs in one of its own, between which a slow phone scrolls, types and
 * draws.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
