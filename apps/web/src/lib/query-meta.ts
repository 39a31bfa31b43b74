/** Marks the query of what a page is about: without its answer the page is missing (404) or out of order (503); the others only leave a gap. */
export const SUBJECT = { subject: true } as const;
/** Marks a query that only the browser asks: the server leaves it out of its drawing. */
export const BROWSER = { browser: true } as const;
