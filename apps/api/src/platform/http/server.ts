import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import type { Environment } from '../config/environment';
import { plainPage } from './plain-page';

/** Body limit of JSON calls, in bytes. */
const MAX_BODY = 256 * 1024;
const PROTOCOL_ERRORS: Record<string, [number, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'MUY_GRANDE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'ENTRADA_INVALIDA'],
};

/** Addresses of the process that are no pages of the web. */
export const NOT_A_PAGE = /^\/(api|ws|media|assets|healthz|readyz)(\/|$|\?)/;

/** An error as every call answers it, with further fields for whoever operates this. */
export const errorBody = (code: ErrorCode, more: object = {}) =>
  JSON.stringify({ success: false, message: ERRORS[code].message, mensaje: ERRORS[code].message, code, ...more });

/** Page for an address that cannot be decoded: no renderer is asked, and nothing of the address is repeated. */
const BAD_ADDRESS_PAGE = plainPage(
  'Dirección no válida',
  `<h1>Esta dirección no es válida</h1>
      <p>Revisa que el enlace esté completo o vuelve a empezar.</p>
      <p><a href="/">Ir al inicio</a></p>`,
);

/**
 * Handles requests that never reach a route (a URL that cannot be decoded, a parameter of 300 characters). The answer has the
 * shape of every error; where a page was requested, it is a page, or for an address that is only too long a redirect to the
 * home page, as for every unknown one. Hooks do not run here: the protections are set explicitly.
 */
function frameworkErrors(protections: Record<string, string>) {
  return (error: { code?: string }, { method, url }: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...protections, 'Cache-Control': 'no-store' });
    const isUndecodable = error.code === 'FST_ERR_BAD_URL';
    if (method === 'GET' && !NOT_A_PAGE.test(url))
      return void (isUndecodable
        ? reply.code(400).type('text/html; charset=utf-8').send(BAD_ADDRESS_PAGE)
        : reply.redirect('/', 302));
    const code = isUndecodable ? 'ENTRADA_INVALIDA' : 'NO_ENCONTRADO';
    void reply.code(ERRORS[code].status).type('application/json; charset=utf-8').send(errorBody(code));
  };
}

/** Answers bytes that are not even HTTP. */
function clientErrorHandler(protections: Record<string, string>) {
  const headers = Object.entries(protections).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, code] = PROTOCOL_ERRORS[error.code ?? ''] ?? [400, 'ENTRADA_INVALIDA'];
    const text = errorBody(code);
    socket.end(
      `HTTP/1.1 ${status} Error\r\n${headers.join('')}Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    );
  };
}

/** Options of the Fastify server behind `gate`. X-Forwarded-* counts only where a configured proxy sent it, so that nobody picks an address. */
export const serverOptions = (
  env: Environment,
  { headers, serverFactory }: { headers: Record<string, string> } & Pick<FastifyServerOptions, 'serverFactory'>,
) =>
  ({
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    bodyLimit: MAX_BODY,
    serverFactory,
    // A server that stops answers what it has accepted, and then closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreDuplicateSlashes: true },
    genReqId: (req) => {
      const given = req.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    frameworkErrors: frameworkErrors(headers),
    clientErrorHandler: clientErrorHandler(headers),
  }) satisfies FastifyServerOptions;
