import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import { sentence } from '@tuerca/contracts/kernel/sentence';

interface ErrorDetail {
  /** Replaces the catalogue's sentence by a more precise one. */
  message?: string;
  errors?: { campo: string; mensaje: string }[];
  /** Figures that help the caller to go on, for instance the new totals. */
  data?: unknown;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
  /** The error behind it, which the log is told. */
  cause?: Error;
}

/** The one error that use cases throw: its code stands in contracts, and the filter turns it into the answer. */
export class AppError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail = {},
  ) {
    super(sentence(detail.message ?? ERRORS[code].message), { cause: detail.cause });
    this.status = ERRORS[code].status;
  }
}
