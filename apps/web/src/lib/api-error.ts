import type { ErrorCode } from '@tuerca/contracts/errors';
import type { ErrorBody } from '@tuerca/contracts/kernel/envelope';
import { FIELD_MESSAGES, REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';

/** Codes of the API, and the one for an answer that does not have the contract's shape. */
export type Code = ErrorCode | 'RESPUESTA_INVALIDA';

/** What makes an ApiError; `status`, `code` and `message` are enough. */
export interface Facts {
  status: number;
  code: Code;
  message: string;
  errors?: { campo: string; mensaje: string }[];
  data?: unknown;
  retryAfter?: number | null;
  /** The answer brought no sentence of its own (a proxy's page): the screen's is better. */
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

  constructor({ status, code, message, errors = [], data, retryAfter = null, silent = false }: Facts) {
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
        message: 'Algo falló de nuestro lado. Intenta nuevamente en unos minutos.',
        silent: true,
      };
  return new ApiError({ status: response.status, retryAfter: Number.isFinite(seconds) ? seconds : null, ...facts });
}

/** Whether the error is the API's, with one of these codes. */
export const isCode = (error: unknown, ...codes: Code[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** Whether it may have been done all the same: no answer, a failing server, or the first try still running. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || isCode(error, 'EN_CURSO');

/** Whether it was asked for by an id that cannot be one: the address is wrong. */
const isWrongAddress = (error: unknown): boolean =>
  isCode(error, 'ENTRADA_INVALIDA') && error.errors.some(({ mensaje }) => mensaje === FIELD_MESSAGES.id);

/** Whether what was asked for is not there, or not for this person: asking again brings the same. */
export const isMissing = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 404) || isWrongAddress(error);

/** What to tell about something that could not be read: as `messageOf`, and of a wrong address what it is. */
export const readFailure = (error: unknown, fallback: string): string =>
  isWrongAddress(error) ? REQUEST_MESSAGES.wrongAddress : messageOf(error, fallback);

/** What to tell the person: the server's sentence, 'no connection', or the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && !error.silent) || error instanceof NetworkError ? error.message : fallback;

/** As `messageOf`, where the screen's own sentence stands for all that the server did not decide. */
export const refusalOf = (error: unknown, fallback: string): string =>
  isUndecided(error) ? fallback : messageOf(error, fallback);
