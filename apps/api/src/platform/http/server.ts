import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Environment } from '../config/environment';

/** Body limit of JSON calls, in bytes. */
const MAX_BODY = 256 * 1024;
const PROTOCOL_ERRORS: Record<string, [number, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'MUY_GRANDE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'ENTRADA_INVALIDA'],
};

/** Addresses of the process that are no pages of the web. */
export const NOT_A_PAGE = /^\/(api|ws|media|assets|healthz|readyz)(\/|$|\?)/;

const errorBody = (code: ErrorCode) =>
  JSON.stringify({ success: false, message: ERRORS[code].message, mensaje: ERRORS[code].message, code });

/** What never reaches a route (a URL that cannot be decoded, a parameter of 300 characters) has the same shape as every error; a page's address leads home, as every unknown one does. */
function frameworkErrors(error: { code?: string }, { method, url }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'GET' && !NOT_A_PAGE.test(url))
    return void reply.header('Cache-Control', 'no-store').redirect('/', 302);
  const code = error.code === 'FST_ERR_BAD_URL' ? 'ENTRADA_INVALIDA' : 'NO_ENCONTRADO';
  void reply
    .headers({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .code(ERRORS[code].status)
    .type('application/json; charset=utf-8')
    .send(errorBody(code));
}

/** What is not even HTTP. */
function clientErrorHandler(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = PROTOCOL_ERRORS[error.code ?? ''] ?? [400, 'ENTRADA_INVALIDA'];
  const text = errorBody(code);
  socket.end(
    `HTTP/1.1 ${status} Error\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}

/** Options of the Fastify server. X-Forwarded-* counts only where a configured proxy sent it, so that nobody picks an address. */
export const serverOptions = (env: Environment) =>
  ({
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    // A server that stops answers what it has accepted, and then closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreDuplicateSlashes: true },
    genReqId: (req) => {
      const given = req.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    frameworkErrors,
    clientErrorHandler,
  }) satisfies FastifyServerOptions;
