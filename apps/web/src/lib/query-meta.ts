/** First part of the key of every query of my own data: they are forgotten when the session changes. */
export const OWN_DATA = 'own';
/** Meta of the query of what a page is about: without its answer the page is missing (404) or out of order (503); the others only leave a gap. */
export const PAGE_SUBJECT = { pageSubject: true } as const;
/** Meta of a query that only the browser asks: the server leaves it out of its rendering. */
export const BROWSER_ONLY = { browserOnly: true } as const;
