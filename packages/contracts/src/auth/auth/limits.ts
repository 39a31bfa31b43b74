/** Shortest password; the production guide recommends PASSWORD_MIN=8, which the API enforces on top. */
export const PASSWORD_MIN = 6;
/** Longest password, in characters. */
export const PASSWORD_MAX = 128;
/** Minutes during which a session that gave its password again may make sensitive calls. */
export const REAUTH_MINUTES = 5;
/** Youngest client, in years. */
export const MIN_AGE = 18;
