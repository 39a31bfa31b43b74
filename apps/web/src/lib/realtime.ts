/** A frame of either side; what else it holds, its type and action say. */
export type Frame = { type: string; action?: string } & Record<string, unknown>;
/**
 * `failed`: five attempts in a row came to nothing, or the server said good-bye for good (1000); it begins again when the device is online,
 * the page is looked at, or the API answers.
 */
export type RealtimeState = 'off' | 'connecting' | 'ready' | 'waiting' | 'failed';

/** What of the browser's WebSocket is used. */
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
  /** What the server answers at once: asked of a connection that has been silent, to find out whether it is still one. */
  probe?: Frame;
  /** Milliseconds of the first pause, by default 1000; tests make it short. */
  pause?: number;
}

const MAX_ATTEMPTS = 5;
const MAX_PAUSE = 30;
const QUEUE_MAX = 100;
/** The server gives up on a socket that has not signed in after 5 s; a network that says nothing is given up a little later. */
const CONNECT_TIMEOUT = 8_000;
/** A connection on which something was heard so lately needs no proof of life, ms. */
const HEARD_LATELY = 20_000;
const NORMAL_CLOSE = 1000;
const SESSION_REFUSED = 4401;

/**
 * The socket at /ws: signs in with its first frame, comes back after every loss (also 1001 and 1012, with which a
 * restarting server closes), and keeps what is sent meanwhile until it is signed in again.
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
  private readonly readyListeners = new Set<(quietMs: number) => void>();
  private readonly stateListeners = new Set<() => void>();

  constructor(private readonly options: RealtimeOptions) {}

  /** Connects, unless it is connected or on its way. */
  start(): void {
    if (this.state !== 'off' && this.state !== 'failed') return;
    this.attempts = 0;
    this.refused = 0;
    void this.connect();
  }

  /** Ends the connection and forgets what was not sent. */
  stop(): void {
    this.set('off');
    this.queue = [];
    this.drop(NORMAL_CLOSE);
  }

  /** Lets go of the connection until `retry()` or `nudge()`: the device is offline, or the page sleeps. What waits to be sent goes on waiting. */
  suspend(): void {
    if (this.state === 'off' || this.state === 'failed') return;
    this.drop(NORMAL_CLOSE);
    this.suspended = true;
    this.set('waiting');
  }

  /** Tries again at once where it was waiting or had given up, and asks a silent connection for proof: the device is back online, or the page is looked at. */
  retry(): void {
    if (this.state === 'ready') return this.prove();
    if (this.state !== 'failed' && this.state !== 'waiting') return;
    this.attempts = 0;
    void this.connect();
  }

  /** One attempt where it had given up: the API can be reached, so perhaps the socket can, too. */
  nudge(): void {
    if (this.state !== 'failed' && !this.suspended) return;
    this.attempts = MAX_ATTEMPTS;
    void this.connect();
  }

  /** Sends a frame, at once or when it is signed in again; false when it can be kept for later no more, and is not sent. */
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

  /** Calls back with every frame of this type and action; returns the way to stop. */
  on(type: string, action: string, handler: (frame: Frame) => void): () => void {
    const key = `${type} ${action}`;
    const all = this.handlers.get(key) ?? new Set();
    this.handlers.set(key, all.add(handler));
    return () => void all.delete(handler);
  }

  /**
   * Calls back whenever it has signed in, the first time and after each loss: the moment to fetch what was missed. `quietMs`: for how
   * many milliseconds the server has had nothing to tell; 0 when it does not say.
   */
  onReady(listener: (quietMs: number) => void): () => void {
    this.readyListeners.add(listener);
    return () => void this.readyListeners.delete(listener);
  }

  getState = (): RealtimeState => this.state;

  /** Whether it has given up and is not signed in again yet: until then what is shown has to be asked for. */
  isDegraded = (): boolean => this.degraded;

  subscribeState = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => void this.stateListeners.delete(listener);
  };

  private set(state: RealtimeState): void {
    if (state === this.state) return;
    this.state = state;
    if (state === 'failed') this.degraded = true;
    if (state === 'ready' || state === 'off') this.degraded = false;
    this.stateListeners.forEach((listener) => listener());
  }

  /** Lets go of the present socket, so that nothing it still says is heard. */
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
    this.readyListeners.forEach((listener) => listener(quietMs));
  }

  /** A device that slept may hold a connection that ended long ago: where nothing has been heard, the server has to answer. */
  private prove(): void {
    const { probe } = this.options;
    if (!probe || Date.now() - this.heardAt < HEARD_LATELY) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(), CONNECT_TIMEOUT);
    this.send(probe);
  }

  /** The server did not take the token: once with a new one, then as any other loss. */
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
