import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { MessageMappingProperties } from '@nestjs/websockets/gateway-metadata-explorer';
import { concatMap, defer, finalize, type Observable, Subject } from 'rxjs';
import type { WebSocket, WebSocketServer } from 'ws';
import { Connection } from './connection';
import { parseFrame } from './frame';
import { Inbound } from './inbound.service';
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
  private readonly inbound: Inbound;

  constructor(app: INestApplicationContext) {
    super(app, {
      messageParser: (data) => {
        const frame = parseFrame(data);
        if (!frame) return { event: FRAME_EVENT.unreadable, data: null };
        return { event: frame.type === 'auth' ? FRAME_EVENT.auth : FRAME_EVENT.other, data: frame };
      },
    });
    this.limits = app.get(SocketLimits, { strict: false });
    this.inbound = app.get(Inbound, { strict: false });
  }

  override create(port: number, options?: Record<string, unknown>): WebSocketServer {
    const verifyClient = ({ req }: { req: IncomingMessage }, answer: (accepted: boolean, status?: number) => void) => {
      void this.limits.refusal(req).then((status) => answer(status === undefined, status));
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
    const frames = new Subject<WaitingFrame>();
    frames.pipe(concatMap((frame) => this.answer(frame, byEvent, transform))).subscribe();
    socket.once('close', () => frames.complete());
    socket.on('message', (data: Buffer, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!connection.countFrame(this.limits.framesPerMinute)) return connection.refuse();
      frames.next({ data: isBinary ? null : String(data), release: this.inbound.hold(connection, data.length) });
    });
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

  /** Parsed when its turn has come, and its text let go: a frame is held once. */
  private answer(
    frame: WaitingFrame,
    byEvent: Map<string, MessageMappingProperties>,
    transform: (data: unknown) => Observable<unknown>,
  ): Observable<unknown> {
    return defer(() => {
      const { data } = frame;
      frame.data = null;
      return this.bindMessageHandler({ data }, byEvent, transform);
    }).pipe(finalize(frame.release));
  }
}

/** A frame that waits for those before it. */
interface WaitingFrame {
  data: string | null;
  release: () => void;
}
