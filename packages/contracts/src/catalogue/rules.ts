/** Upper bound of the price filter in dollars; only a narrower range is sent. */
export const MAX_PRICE_FILTER = 10_000;
