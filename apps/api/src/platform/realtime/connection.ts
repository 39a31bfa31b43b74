import { WebSocket } from 'ws';
import { MINUTE } from '@tuerca/contracts/kernel/time';
import type { CurrentUser } from '../common/current-user';
import type { SocketFrame } from './frame';
import type { Outbound } from './outbound.service';

const HEARTBEAT = 30_000;
const PONG_TIMEOUT = 15_000;

/** Close codes that the web knows: 4401 sign in again, 4429 too many, 1012 come back in a moment. */
export const CLOSE_CODE = { session: 4401, tooMany: 4429, restart: 1012 } as const;

const connections = new WeakMap<WebSocket, Connection>();

/** One socket: its user once she has signed in, its heartbeat, and how many frames it has sent. */
export class Connection {
  user?: CurrentUser;
  /** Closes a socket that does not sign in; set by the gateway. */
  authTimer?: NodeJS.Timeout;
  private lastPing = Date.now();
  private awaitsPong = false;
  private window = { start: 0, frames: 0 };

  constructor(
    readonly socket: WebSocket,
    /** The client's address, behind trusted proxies the one that they name. */
    readonly address: string,
    private readonly outbound: Outbound,
  ) {
    connections.set(socket, this);
    socket.on('pong', () => (this.awaitsPong = false));
  }

  /** The connection of a socket that the gateway has accepted. */
  static of(socket: WebSocket): Connection {
    return connections.get(socket)!;
  }

  send(frame: SocketFrame): void {
    this.sendBytes(encodeFrame(frame));
  }

  /** Sends an encoded frame, so that one frame for many is encoded and held once; a peer that reads too slowly misses a droppable one. */
  sendBytes(data: Buffer, isDroppable = false): void {
    if (this.socket.readyState === WebSocket.OPEN) this.outbound.send(this.socket, data, isDroppable);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Closes a socket that sends too much; what it still sends is read only to find its goodbye. */
  refuse(): void {
    this.close(CLOSE_CODE.tooMany, 'Demasiados mensajes');
    this.socket.resume();
  }

  /** Pings after 30 s, drops a peer that has not answered 15 s later. `now` in milliseconds. */
  beat(now: number): void {
    // The answer of a peer that is held back waits in line.
    if (this.socket.isPaused) return;
    const elapsed = now - this.lastPing;
    if (this.awaitsPong && elapsed >= PONG_TIMEOUT) return this.socket.terminate();
    if (elapsed < HEARTBEAT || this.socket.readyState !== WebSocket.OPEN) return;
    this.lastPing = now;
    this.awaitsPong = true;
    this.socket.ping();
  }

  /** Counts a frame that has arrived; false when it is one too many of this minute. */
  countFrame(max: number): boolean {
    const now = Date.now();
    if (now - this.window.start >= MINUTE) this.window = { start: now, frames: 0 };
    return ++this.window.frames <= max;
  }
}

/** A frame as it is sent. */
export const encodeFrame = (frame: SocketFrame): Buffer => Buffer.from(JSON.stringify(frame));
