/** Most products that one promotion of a store names. */
export const MAX_SELECTED_PRODUCTS = 500;
/** Promotions of one store that hold now or later, at most. */
export const MAX_LIVE_PROMOTIONS = 30;
