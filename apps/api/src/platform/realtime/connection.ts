import { WebSocket } from 'ws';
import type { CurrentUser } from '../common/current-user';
import type { Frame } from './frame';

const HEARTBEAT = 30_000;
const PONG_TIMEOUT = 15_000;
const MINUTE = 60_000;
/** Unsent bytes beyond which a socket gets no more frames that are of no use later. */
const SLOW_UNSENT = 64 * 1024;
/** Unsent bytes beyond which a socket that does not read is dropped. */
const MAX_UNSENT = 1024 * 1024;

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
  private pendingFrames = 0;
  private window = { start: 0, frames: 0 };

  constructor(
    readonly socket: WebSocket,
    /** The client's address, behind trusted proxies the one that they name. */
    readonly address: string,
  ) {
    connections.set(socket, this);
    socket.on('pong', () => (this.awaitsPong = false));
  }

  /** The connection of a socket that the gateway has accepted. */
  static of(socket: WebSocket): Connection {
    return connections.get(socket)!;
  }

  send(frame: Frame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends what is already text, so that one frame for many is written once. */
  sendText(text: string, isDroppable = false): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (isDroppable && this.socket.bufferedAmount > SLOW_UNSENT) return;
    if (this.socket.bufferedAmount > MAX_UNSENT) return this.socket.terminate();
    this.socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Pings after 30 s, drops a peer that has not answered 15 s later. `now` in milliseconds. */
  beat(now: number): void {
    const elapsed = now - this.lastPing;
    if (this.awaitsPong && elapsed >= PONG_TIMEOUT) return this.socket.terminate();
    if (elapsed < HEARTBEAT || this.socket.readyState !== WebSocket.OPEN) return;
    this.lastPing = now;
    this.awaitsPong = true;
    this.socket.ping();
  }

  /** Counts a frame that has arrived; `max` waiting or `max` a minute are too many: false. */
  beginFrame(max: number): boolean {
    const now = Date.now();
    if (now - this.window.start >= MINUTE) this.window = { start: now, frames: 0 };
    if (++this.window.frames > max || this.pendingFrames >= max) return false;
    this.pendingFrames++;
    return true;
  }

  /** A frame that was begun has been handled. */
  endFrame(): void {
    this.pendingFrames--;
  }
}
