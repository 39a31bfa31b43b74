/** Upper bound of the price filter in dollars; only a narrower range is sent. */
export const MAX_PRICE_FILTER = 10_000;

/** Of the maker of a car that many drive here; a part of the demo names it too, so that the example of a search finds something. */
export const EXAMPLE_PART_NUMBER = '04465-02220';
