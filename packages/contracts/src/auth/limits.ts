/** Shortest password; the production guide recommends PASSWORD_MIN=8, which the API enforces on top. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const MIN_AGE = 18;
