/** Anchor of a page that opens the writing of a review of what it shows. */
export const RATE_ANCHOR = '#opinar';

/** Page of a product on which its review is written at once. */
export const ratePath = (productoId: string): string => `/producto/${productoId}${RATE_ANCHOR}`;
