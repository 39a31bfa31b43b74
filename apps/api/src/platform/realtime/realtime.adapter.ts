import type { INestApplicationContext } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { MessageMappingProperties } from '@nestjs/websockets/gateway-metadata-explorer';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { concatMap, filter, finalize, fromEvent, type Observable, takeUntil } from 'rxjs';
import type { WebSocket, WebSocketServer } from 'ws';
import { CLOSE_CODE, Connection } from './connection';
import { parseFrame } from './frame';
import { SocketLimits } from './socket-limits.service';

/** Events of the gateway: Nest routes by `event`, the protocol's frames have a `type` that domains choose. */
export const FRAME_EVENT = { auth: 'auth', other: 'frame', unreadable: 'unreadable' } as const;

/**
 * Nest's adapter for ws, changed where the protocol asks for more: it destroys what it refuses without an answer, drops frames
 * that it cannot read, and runs the frames of one socket beside each other, where the protocol promises statuses, error frames
 * and order.
 */
export class RealtimeAdapter extends WsAdapter {
  private readonly limits: SocketLimits;

  constructor(app: INestApplicationContext) {
    super(app, {
      messageParser: (data) => {
        const frame = parseFrame(data);
        if (!frame) return { event: FRAME_EVENT.unreadable, data: null };
        return { event: frame.type === 'auth' ? FRAME_EVENT.auth : FRAME_EVENT.other, data: frame };
      },
    });
    this.limits = app.get(SocketLimits, { strict: false });
  }

  override create(port: number, options?: Record<string, unknown>): WebSocketServer {
    const verifyClient = ({ req }: { req: IncomingMessage }, answer: (accepted: boolean, status?: number) => void) => {
      const status = this.limits.refusal(req);
      answer(status === undefined, status);
    };
    return super.create(port, { ...options, verifyClient }) as WebSocketServer;
  }

  /** One frame of a socket after the other, in the order sent; those that have arrived are handled although it closes. */
  override bindMessageHandlers(
    socket: WebSocket,
    handlers: MessageMappingProperties[],
    transform: (data: unknown) => Observable<unknown>,
  ): void {
    const byEvent = new Map(handlers.map((handler) => [handler.message as string, handler]));
    const connection = Connection.of(socket);
    fromEvent(socket, 'message')
      .pipe(
        takeUntil(fromEvent(socket, 'close')),
        filter(() => this.countFrame(connection)),
        concatMap((event) =>
          this.bindMessageHandler(event, byEvent, transform).pipe(finalize(() => connection.endFrame())),
        ),
      )
      .subscribe();
  }

  /** Broken frames: ws closes the socket by itself, with the code that fits, and nobody needs to read of it in the log. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server.on('connection', (socket) => socket.on('error', () => undefined));
  }

  protected override ensureHttpServerExists(port: number, http?: Server): Server | undefined {
    if (!http || this.httpServersRegistry.has(port)) return;
    this.httpServersRegistry.set(port, http);
    return http.on('upgrade', (req, socket, head) => this.upgrade(port, req, socket, head));
  }

  private upgrade(port: number, req: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = (req.url ?? '').split('?')[0];
    const servers = (this.wsServersRegistry.get(port) ?? []) as (WebSocketServer & { path: string })[];
    const server = servers.find((candidate) => candidate.path === path);
    if (!server) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    server.handleUpgrade(req, socket, head, (opened) => server.emit('connection', opened, req));
  }

  private countFrame(connection: Connection): boolean {
    const isWithin = connection.beginFrame(this.limits.framesPerMinute);
    if (!isWithin) connection.close(CLOSE_CODE.tooMany, 'Demasiados mensajes');
    return isWithin;
  }
}
