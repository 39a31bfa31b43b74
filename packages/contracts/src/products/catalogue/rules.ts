/** Upper bound of the price filter in dollars; only a narrower range is sent. */
export const MAX_PRICE_FILTER = 10_000;

/** Characters from which the global search suggests. */
export const MIN_SEARCH_LENGTH = 3;
/** Pause in the typing after which it asks, milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;

/** Of the maker of a car that many drive here; a part of the demo names it too, so that the example of a search finds something. */
export const EXAMPLE_PART_NUMBER = '04465-02220';

/** Highest total of a list that the search engine did not count (`meta.sinConteos`). */
export const MAX_UNCOUNTED = 1000;
