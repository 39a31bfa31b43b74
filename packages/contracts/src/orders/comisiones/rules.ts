/** Months that a store's income covers, the present one included. */
export const INCOME_MONTHS = 12;

/** Commission of `percent` on `base` (integer céntimos or cents), rounded half up. */
export const commissionOf = (base: number, percent: number): number =>
  Math.round(Number(((base * percent) / 100).toPrecision(15)));

/**
 * Part of a sale's commission to give back when `refunded` of its `base` has gone back to the client in all, earlier
 * refunds included; the whole commission when everything has. Integer céntimos.
 */
export const commissionGivenBack = (commission: number, refunded: number, base: number): number =>
  // Stryker disable next-line EqualityOperator: of all that was paid the rounded part is the whole commission
  base <= 0 || refunded >= base ? commission : Math.round(Number(((commission * refunded) / base).toPrecision(15)));
