import { createListeners } from '@tuerca/contracts/kernel/listeners';

/** A frame in either direction; type and action determine its other fields. */
export type Frame = { type: string; action?: string } & Record<string, unknown>;
/**
 * `failed`: five attempts in a row failed, or the server closed for good (1000); it tries again when the device is online, the
 * page is visible, or the API answers.
 */
export type RealtimeState = 'off' | 'connecting' | 'ready' | 'waiting' | 'failed';

/** The part of the browser's WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
}

interface RealtimeOptions {
  open: () => Socket;
  /** The access token; null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A new token for one that was refused; null when the session is over. */
  renew: (refused: string) => Promise<string | null>;
  /** Frame that the server answers at once, sent on a silent connection to find out whether it is still open. */
  probe?: Frame;
  /** First delay before reconnecting, ms, by default 1000; tests shorten it. */
  pause?: number;
}

const MAX_ATTEMPTS = 5;
const MAX_PAUSE = 30;
const QUEUE_MAX = 100;
/** The server closes a socket that has not signed in after 5 s; a network without an answer is given up a little later. */
const CONNECT_TIMEOUT = 8_000;
/** A connection that received something within this time needs no probe, ms. */
const HEARD_LATELY = 20_000;
const NORMAL_CLOSE = 1000;
const SESSION_REFUSED = 4401;

/**
 * The socket at /ws: signs in with its first frame, reconnects after every loss (also 1001 and 1012, with which a restarting
 * server closes), and queues frames until it is signed in again.
 */
export class Realtime {
  private socket: Socket | null = null;
  private state: RealtimeState = 'off';
  private attempts = 0;
  private refused = 0;
  private token: string | null = null;
  private degraded = false;
  private suspended = false;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Frame[] = [];
  private readonly handlers = new Map<string, Set<(frame: Frame) => void>>();
  private readonly readyListeners = createListeners<[quietMs: number]>();
  private readonly stateListeners = createListeners();

  constructor(private readonly options: RealtimeOptions) {}

  /** Connects, unless it is connected or connecting. */
  start(): void {
    if (this.state !== 'off' && this.state !== 'failed') return;
    this.attempts = 0;
    this.refused = 0;
    void this.connect();
  }

  /** Closes the connection and drops queued frames. */
  stop(): void {
    this.set('off');
    this.queue = [];
    this.drop(NORMAL_CLOSE);
  }

  /** Closes the connection until `retry()` or `nudge()`: the device is offline, or the page sleeps. Queued frames stay queued. */
  suspend(): void {
    if (this.state === 'off' || this.state === 'failed') return;
    this.drop(NORMAL_CLOSE);
    this.suspended = true;
    this.set('waiting');
  }

  /** Reconnects at once if it was waiting or had given up, and probes a silent connection: the device is back online, or the page is visible. */
  retry(): void {
    if (this.state === 'ready') return this.prove();
    if (this.state !== 'failed' && this.state !== 'waiting') return;
    this.attempts = 0;
    void this.connect();
  }

  /** Makes one attempt if it had given up: the API can be reached, so perhaps the socket can, too. */
  nudge(): void {
    if (this.state !== 'failed' && !this.suspended) return;
    this.attempts = MAX_ATTEMPTS;
    void this.connect();
  }

  /** Sends a frame, at once or once signed in again; false when it is off or the queue is full, and the frame is dropped. */
  send(frame: Frame): boolean {
    if (this.state === 'ready') {
      this.socket?.send(JSON.stringify(frame));
      return true;
    }
    if (this.state === 'off' || this.queue.length >= QUEUE_MAX) return false;
    this.queue.push(frame);
    this.nudge();
    return true;
  }

  /** Calls back with every frame of this type and action; returns the way to unsubscribe. */
  on(type: string, action: string, handler: (frame: Frame) => void): () => void {
    const key = `${type} ${action}`;
    const all = this.handlers.get(key) ?? new Set();
    this.handlers.set(key, all.add(handler));
    return () => void all.delete(handler);
  }

  /**
   * Calls back after every sign-in, the first and those after a loss: the moment to fetch what was missed. `quietMs`: for how
   * many milliseconds the server has had nothing to tell; 0 when it does not say.
   */
  onReady = this.readyListeners.subscribe;

  getState = (): RealtimeState => this.state;

  /** Whether it has given up and is not signed in again yet: until then screens have to poll. */
  isDegraded = (): boolean => this.degraded;

  subscribeState = this.stateListeners.subscribe;

  private set(state: RealtimeState): void {
    if (state === this.state) return;
    this.state = state;
    if (state === 'failed') this.degraded = true;
    if (state === 'ready' || state === 'off') this.degraded = false;
    this.stateListeners.notify();
  }

  /** Detaches the present socket, so that its later events are ignored. */
  private drop(code?: number): void {
    clearTimeout(this.timer);
    this.suspended = false;
    const { socket } = this;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.onerror = () => undefined;
    socket.close(code);
  }

  private async connect(): Promise<void> {
    this.drop();
    this.set('connecting');
    const token = await this.options.token().catch(() => undefined);
    if (this.state !== 'connecting') return;
    if (token === null) return this.stop();
    if (token === undefined) return this.lost();
    this.token = token;
    const socket = this.options.open();
    this.socket = socket;
    this.timer = setTimeout(() => this.lost(), CONNECT_TIMEOUT);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'auth', token }));
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code }) => this.closed(code);
    socket.onerror = () => undefined;
  }

  private closed(code: number): void {
    if (code === SESSION_REFUSED) return void this.renew();
    if (code !== NORMAL_CLOSE) return this.lost();
    this.drop();
    this.set('failed');
  }

  private receive(data: unknown): void {
    this.heardAt = Date.now();
    if (this.state === 'ready') clearTimeout(this.timer);
    const frame = parse(data);
    if (frame?.type === 'auth') {
      if (frame.success === true && this.state === 'connecting') this.ready(Number(frame.quietMs ?? 0));
      // A refusal is followed by the close with its own code.
      return;
    }
    if (frame) this.handlers.get(`${frame.type} ${frame.action ?? ''}`)?.forEach((handler) => handler(frame));
  }

  private ready(quietMs: number): void {
    clearTimeout(this.timer);
    this.attempts = 0;
    this.refused = 0;
    this.set('ready');
    for (const frame of this.queue.splice(0)) this.send(frame);
    this.readyListeners.notify(quietMs);
  }

  /** Probes a silent connection: after the device slept, it may be one that ended long ago. */
  private prove(): void {
    const { probe } = this.options;
    if (!probe || Date.now() - this.heardAt < HEARD_LATELY) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(), CONNECT_TIMEOUT);
    this.send(probe);
  }

  /** Handles a refused token: retries once with a new one, then as any other loss. */
  private async renew(): Promise<void> {
    this.drop();
    this.set('waiting');
    if (++this.refused > 1) return this.lost();
    try {
      const renewed = await this.options.renew(this.token!);
      if (this.state !== 'waiting') return;
      if (renewed === null) return this.stop();
      await this.connect();
    } catch {
      if (this.state === 'waiting') this.lost();
    }
  }

  private lost(): void {
    this.drop();
    if (this.state === 'off') return;
    if (this.attempts >= MAX_ATTEMPTS) return this.set('failed');
    this.set('waiting');
    const seconds = Math.min(2 ** this.attempts++, MAX_PAUSE);
    this.timer = setTimeout(() => void this.connect(), seconds * (this.options.pause ?? 1000));
  }
}

function parse(data: unknown): Frame | null {
  try {
    const frame = JSON.parse(String(data)) as unknown;
    return frame && typeof frame === 'object' && typeof (frame as Frame).type === 'string' ? (frame as Frame) : null;
  } catch {
    return null;
  }
}
