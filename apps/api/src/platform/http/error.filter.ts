import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import { AppError } from '../common/app-error';
import { accountOf } from '../common/current-user';
import { isDatabaseAway, isDatabaseFull } from '../database/database-errors';
import { SecurityEvents } from '../metrics/security-events.service';
import type { AppRequest } from './request-context';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'ENTRADA_INVALIDA',
  401: 'SESION_REQUERIDA',
  403: 'SIN_PERMISO',
  404: 'NO_ENCONTRADO',
  413: 'MUY_GRANDE',
  415: 'TIPO_NO_SOPORTADO',
  429: 'DEMASIADAS_SOLICITUDES',
};
/** Nest hands Fastify's refusals on by their sentence alone. */
const UNREADABLE_JSON = /^Body (is not valid JSON|cannot be empty)/;

/** Fields that only the server or an operator of the database sets: no form of ours sends them where they are not accepted. */
const SERVER_OWNED =
  /^(\$.*|.*\..*|_?id|role|activo|password|clave|cedula|rif|emailVerificado|membresia|valoracion.*|destacado|tienda)$/;

/** Any thrown thing -> the one shape of errors. What we did not foresee is logged whole and answered without detail. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  constructor(private readonly security: SecurityEvents) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const res = http.getResponse<FastifyReply>();
    if (res.sent) return;
    const error = toAppError(thrown);
    if (asksForPower(thrown)) {
      const { user } = http.getRequest<AppRequest>();
      this.security.record('forbidden_field', user ? accountOf(user) : null);
    }
    if (error.status >= 500) this.log.error(`${http.getRequest<FastifyRequest>().id} ${forLog(thrown)}`);
    const { errors, data, retryAfter = error.status === 503 ? 3 : undefined } = error.detail;
    if (retryAfter) void res.header('Retry-After', String(retryAfter));
    void res
      .status(error.status)
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          success: false,
          message: error.message,
          mensaje: error.message,
          code: error.code,
          ...(errors && { errors }),
          ...(data !== undefined && { data }),
        }),
      );
  }
}

/** Whether somebody sent a field that only the server sets to a call that takes no others than its own. */
const asksForPower = (thrown: unknown): boolean =>
  thrown instanceof ZodError &&
  thrown.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.some((key) => SERVER_OWNED.test(key)));

/** One line of what is known to happen: a storage that is away would else fill the log with stacks. */
function forLog(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown instanceof AppError && thrown.cause instanceof Error) return `${thrown.code}: ${thrown.cause.message}`;
  return thrown.stack ?? thrown.message;
}

/** Classifies what was thrown; exported for the tests of the fuzzer. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) {
    const errors = thrown.issues.slice(0, 50).map((issue) => ({ campo: issue.path.join('.'), mensaje: issue.message }));
    return new AppError('ENTRADA_INVALIDA', { message: errors[0]?.mensaje, errors });
  }
  if (isDatabaseAway(thrown)) return new AppError('NO_DISPONIBLE');
  if (isDatabaseFull(thrown)) return new AppError('SIN_ESPACIO');
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: number };
  if (code === 11000) return new AppError('ESTADO_CAMBIO');
  if (thrown instanceof SyntaxError || (thrown instanceof HttpException && UNREADABLE_JSON.test(thrown.message)))
    return new AppError('JSON_INVALIDO');
  // Nested deeper than the stack: nothing that a form sends.
  if (thrown instanceof RangeError && /call stack/.test(thrown.message)) return new AppError('ENTRADA_INVALIDA');
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  const known = status && status < 500 ? (CODE_BY_STATUS[status] ?? 'ENTRADA_INVALIDA') : undefined;
  return new AppError(known ?? 'ERROR_INTERNO', known ? { message: ERRORS[known].message } : {});
}
