/** Meaning of a code: its HTTP status, the sentence for people, its cause and its remedy (for docs and developers). */
export interface ErrorDefinition {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503 | 504 | 507;
  message: string;
  cause: string;
  remedy: string;
}

/** Declares a domain's errors and keeps their codes as literal types. */
export const defineErrors = <const T extends Record<string, ErrorDefinition>>(errors: T): T => errors;

/** One error: status, Spanish sentence, cause, remedy. */
export const failure = (
  status: ErrorDefinition['status'],
  message: string,
  cause: string,
  remedy: string,
): ErrorDefinition => ({ status, message, cause, remedy });

/** Remedies that errors of several domains share. */
export const REMEDIES = {
  backToList: 'Go back to the list.',
  readListAgain: 'Read the list again.',
  waitUntilDone: 'Wait until it is done.',
} as const;
