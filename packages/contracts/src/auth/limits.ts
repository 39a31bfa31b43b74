/** Shortest password; the production guide recommends PASSWORD_MIN=8, which the API enforces on top. */
export const CLAVE_MIN = 6;
export const CLAVE_MAX = 128;
export const EDAD_MIN = 18;
