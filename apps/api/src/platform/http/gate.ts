import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import { plainPage } from './plain-page';
import { errorBody, NOT_A_PAGE } from './server';

/** Step of a process before it serves, in this order; /readyz names it. */
export type StartStep = 'connecting' | 'application' | 'migrations' | 'indexes' | 'data' | 'search';
type State =
  | { status: 'starting'; doing: StartStep; detail?: string }
  | { status: 'ready' }
  | { status: 'outdated'; detail: string }
  | { status: 'draining' };

/** Longest that the rest of a request is waited for before it is refused, in milliseconds. */
const REST_OF_REQUEST = 1000;
/** As Fastify sets it: longer than proxies keep a connection that they do not use. */
const KEEP_ALIVE = 72_000;
const REQUEST_TIMEOUT = 30_000;
/** Interval at which a stopping server looks for connections whose answer is complete, in milliseconds. */
const REAP_EVERY = 100;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER = '3';

const WAIT_PAGE = plainPage(
  'Un momento',
  `<h1>Un momento, por favor</h1>
      <p>Tuerca vuelve en unos segundos, y esta página se recarga sola.</p>
      <p><a href="/">Ir al inicio</a></p>`,
  `<meta http-equiv="refresh" content="${RETRY_AFTER}" />`,
);

/**
 * The HTTP server of a process, from its first moment to its last. It listens before there is an application, and says what the
 * process is doing: until that is ready, and again while it drains, everything but /healthz is answered 503 and never reaches
 * the application. One that may not write any more hands on only what reads. What the application has taken in before is answered by it.
 */
export class Gate {
  readonly server: Server;
  private state: State = { status: 'starting', doing: 'connecting' };
  private application?: RequestListener;

  /** `headers` protect every answer. */
  constructor(readonly headers: Record<string, string>) {
    this.server = createServer((req, res) => this.answer(req, res));
    this.server.keepAliveTimeout = KEEP_ALIVE;
    this.server.requestTimeout = REQUEST_TIMEOUT;
    this.listenOnce();
  }

  /** Hands Fastify this server in place of one of its own. */
  readonly serverFactory = (application: RequestListener): Server => {
    this.application = application;
    return this.server;
  };

  /** Whether all requests reach the application. */
  get isOpen(): boolean {
    return this.state.status === 'ready';
  }

  /** Whether somebody may wait for an answer of the application. */
  get isServing(): boolean {
    return this.isOpen || this.outdated !== undefined;
  }

  /** Why nothing that changes something reaches the application any more. */
  get outdated(): string | undefined {
    return this.state.status === 'outdated' ? this.state.detail : undefined;
  }

  /** Listens, and answers its port; throws one sentence when the port cannot be had. */
  async listen(port: number, host: string): Promise<number> {
    this.server.listen(port, host);
    try {
      await once(this.server, 'listening');
    } catch (error) {
      throw portRefused(error, port);
    }
    return (this.server.address() as AddressInfo).port;
  }

  /** Says what the process is at. */
  begin(doing: StartStep): void {
    this.state = { status: 'starting', doing };
  }

  /** Says in a Spanish sentence how far it is with that, or what it waits for. */
  tell(detail: string): void {
    if (this.state.status === 'starting') this.state = { ...this.state, detail };
  }

  /** From now on the application answers. */
  open(): void {
    this.state = { status: 'ready' };
  }

  /** From now on the application answers what reads; `reason` is said to the operator. */
  outdate(reason: string): void {
    if (this.isOpen) this.state = { status: 'outdated', detail: reason };
  }

  /** From now on nothing new reaches the application; those who ask are told to go elsewhere. */
  drain(): void {
    this.state = { status: 'draining' };
  }

  /** Ends connections as soon as nothing is to be answered on them, which Node does once, when it closes. */
  reap(): void {
    setInterval(() => this.server.closeIdleConnections(), REAP_EVERY).unref();
  }

  /** Fastify listens when the application is ready: a server that does already has nothing left to do, where Node would throw. */
  private listenOnce(): void {
    const listen = this.server.listen.bind(this.server) as (...args: unknown[]) => Server;
    this.server.listen = (...args: unknown[]): Server => {
      if (!this.server.listening) return listen(...args);
      process.nextTick(() => this.server.emit('listening'));
      return this.server;
    };
  }

  private answer(req: IncomingMessage, res: ServerResponse): void {
    if (this.isOpen || (this.outdated && isRead(req))) return this.application!(req, res);
    const refuse = () => {
      clearTimeout(timer);
      if (!res.headersSent) this.refuse(req, res);
    };
    // Whoever still sends when the connection closes never reads the answer.
    const timer = setTimeout(refuse, REST_OF_REQUEST);
    res.once('close', () => clearTimeout(timer));
    req.once('end', refuse).resume();
  }

  private refuse({ method, url = '/' }: IncomingMessage, res: ServerResponse): void {
    const path = url.split('?')[0];
    const code: ErrorCode = this.outdated ? 'VERSION_ANTERIOR' : 'NO_DISPONIBLE';
    const isAlive = path === '/healthz';
    const isPage = (method === 'GET' || method === 'HEAD') && !NOT_A_PAGE.test(url);
    const body = isAlive
      ? JSON.stringify({ status: 'ok' })
      : isPage
        ? WAIT_PAGE
        : errorBody(code, path === '/readyz' ? this.state : {});
    res.writeHead(isAlive ? 200 : ERRORS[code].status, {
      ...this.headers,
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(!isAlive && { 'Retry-After': RETRY_AFTER }),
      ...(this.state.status === 'draining' && { Connection: 'close' }),
    });
    res.end(method === 'HEAD' ? undefined : body);
  }
}

/** Whether a request changes nothing; readiness is the gate's to tell. */
const isRead = ({ method = '', url = '' }: IncomingMessage): boolean =>
  READING.has(method) && url.split('?')[0] !== '/readyz';

/** Error with a remedy for a port that cannot be opened; other errors are returned unchanged. */
function portRefused(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new Error(`El puerto ${port} ya está ocupado por otro programa: ciérralo, o usa otro puerto con PORT.`);
  if (code === 'EACCES')
    return new Error(`Este usuario no puede abrir el puerto ${port}: usa uno mayor que 1024 con PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error('HOST no es una dirección de esta máquina: usa 0.0.0.0 para todas, o 127.0.0.1 para ella sola.');
  return error;
}
