/** Shortest password; the production guide recommends PASSWORD_MIN=8, which the API enforces on top. */
export const PASSWORD_MIN = 6;
/** Longest password, in characters. */
export const PASSWORD_MAX = 128;
/** Minutes during which a session that gave its password again may make sensitive calls. */
export const REAUTH_MINUTES = 5;
/** Minutes for which a link to choose another password works. */
export const RESET_LINK_MINUTES = 30;
/** Hours for which a link to confirm an address works. */
export const VERIFICATION_LINK_HOURS = 72;
/** Minutes between a correct password and the code of the second factor. */
export const CHALLENGE_MINUTES = 5;
/** Codes of the authenticator app: RFC 6238 with its usual parameters, which every app knows. */
export const TOTP_DIGITS = 6;
/** Recovery codes given out at once; each works one time. */
export const RECOVERY_CODES = 10;
/** Youngest client, in years. */
export const MIN_AGE = 18;
