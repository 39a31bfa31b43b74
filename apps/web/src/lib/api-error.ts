import type { ErrorCode } from '@tuerca/contracts/errors';
import type { ErrorBody } from '@tuerca/contracts/kernel/envelope';
import { FIELD_MESSAGES, REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';

/** Codes of the API, and the one for an answer that does not have the contract's shape. */
export type Code = ErrorCode | 'RESPUESTA_INVALIDA';

/** Constructor fields of ApiError. `status`, `code` and `message` are enough. */
export interface ApiErrorFacts {
  status: number;
  code: Code;
  message: string;
  errors?: { campo: string; mensaje: string }[];
  data?: unknown;
  retryAfter?: number | null;
  /** The answer had no message of its own (a proxy's page): the fallback is shown. */
  silent?: boolean;
}

/** The API answered with an error: `message` is Spanish and may be shown, `errors` belong to fields, `retryAfter` is seconds. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Code;
  readonly errors: { campo: string; mensaje: string }[];
  readonly data: unknown;
  readonly retryAfter: number | null;
  readonly silent: boolean;

  constructor({ status, code, message, errors = [], data, retryAfter = null, silent = false }: ApiErrorFacts) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.data = data;
    this.retryAfter = retryAfter;
    this.silent = silent;
  }
}

/** No answer came: offline, refused, or longer than the time limit. Nothing is known about what the server did. */
export class NetworkError extends Error {
  constructor(
    readonly reason: 'offline' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(REQUEST_MESSAGES.offline, options);
    this.name = 'NetworkError';
  }
}

const isErrorBody = (body: Partial<ErrorBody> | null): body is ErrorBody =>
  body?.success === false && typeof body.message === 'string' && typeof body.code === 'string';

/** Reads a failed response into an ApiError, also when a proxy answered with something else than JSON. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const facts = isErrorBody(body)
    ? { code: body.code as Code, message: body.message, errors: body.errors, data: body.data }
    : {
        code: 'ERROR_INTERNO' as const,
        message: REQUEST_MESSAGES.internalError,
        silent: true,
      };
  return new ApiError({ status: response.status, retryAfter: Number.isFinite(seconds) ? seconds : null, ...facts });
}

/** Whether the error is the API's, with one of these codes. */
export const isCode = (error: unknown, ...codes: Code[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** Whether the call may have taken effect all the same: no answer, a 5xx, or the first attempt still running. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || isCode(error, 'EN_CURSO');

/** Whether the call was rejected because the id in the address is malformed. */
const isWrongAddress = (error: unknown): boolean =>
  isCode(error, 'ENTRADA_INVALIDA') && error.errors.some(({ mensaje }) => mensaje === FIELD_MESSAGES.id);

/** Whether the resource does not exist or is not visible to this person, so that a retry gives the same answer. */
export const isMissing = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 404) || isWrongAddress(error);

/** Returns the message for a failed read: as `messageOf`, or that the address is wrong when the id is malformed. */
export const readFailure = (error: unknown, fallback: string): string =>
  isWrongAddress(error) ? REQUEST_MESSAGES.wrongAddress : messageOf(error, fallback);

/** Returns the message to show for an error: the server's, 'no connection', or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && !error.silent) || error instanceof NetworkError ? error.message : fallback;

/** As `messageOf`, but with the fallback whenever the server's decision is unknown. */
export const refusalOf = (error: unknown, fallback: string): string =>
  isUndecided(error) ? fallback : messageOf(error, fallback);
