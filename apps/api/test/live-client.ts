import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import type { Actor } from './actors';
import { call } from './harness';

interface Received {
  type: string;
  action?: string;
  success?: boolean;
  chatId?: string;
  _id?: string;
  seq?: number;
  clientMsgId?: string | null;
}

/** Address of a client's next connection: a live API, as a load balancer would choose it. */
export type Route = () => { socket: string; http: string };

/**
 * A person's device by the web's rules: reconnects after every loss, keeps unacknowledged messages and sends them again
 * in order, and reads those it missed from the last known number, after each sign-in and each resync.
 */
export class LiveClient {
  /** By conversation: ids by number. */
  readonly seen = new Map<string, Map<number, string>>();
  /** Acknowledged messages, by clientMsgId. */
  readonly acknowledged = new Set<string>();
  /** Messages whose number had another id before: must stay empty. */
  readonly conflicts: string[] = [];
  /** Close codes, in order. */
  readonly closes: number[] = [];
  reconnects = 0;
  isReady = false;
  private readonly unacknowledged = new Map<string, object>();
  private socket?: WebSocket;
  private isStopped = false;
  private catchingUp: Promise<void> = Promise.resolve();

  constructor(
    readonly actor: Actor,
    readonly chatIds: string[],
    private readonly route: Route,
  ) {
    for (const id of chatIds) this.seen.set(id, new Map());
    this.connect();
  }

  get waiting(): number {
    return this.unacknowledged.size;
  }

  /** Sends now, or as soon as it is signed in. */
  send(chatId: string, content: string, clientMsgId: string): void {
    const frame = { type: 'chat', action: 'send_message', chatId, content, clientMsgId };
    this.unacknowledged.set(clientMsgId, frame);
    if (this.isReady) this.transmit(frame);
  }

  stop(): void {
    this.isStopped = true;
    this.socket?.terminate();
  }

  /** Drops the connection without a close frame, as a network does. */
  cut(): void {
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isStopped) return;
    const socket = new WebSocket(`${this.route().socket.replace('http', 'ws')}/ws`, { handshakeTimeout: 3000 });
    this.socket = socket;
    // A server that does not answer is dropped, as the web does after 8 s.
    const timer = setTimeout(() => socket.terminate(), 5000);
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token: this.actor.token })));
    socket.on('message', (data) => {
      clearTimeout(timer);
      this.receive(JSON.parse(String(data)) as Received);
    });
    socket.on('close', (code) => {
      clearTimeout(timer);
      this.isReady = false;
      this.closes.push(code);
      this.reconnects++;
      setTimeout(() => this.connect(), 100 + Math.random() * 200);
    });
  }

  private transmit(frame: object): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private receive(frame: Received): void {
    if (frame.type === 'auth' && frame.success) {
      this.isReady = true;
      for (const unsent of this.unacknowledged.values()) this.transmit(unsent);
      this.catchUp();
    } else if (frame.type === 'system' && frame.action === 'resync') this.catchUp();
    else if (frame.action === 'new_message' || frame.action === 'message_sent')
      this.note(frame.chatId!, frame.seq!, frame._id!);
    if (frame.action === 'message_sent') this.acknowledge(frame.clientMsgId!);
  }

  private acknowledge(clientMsgId: string): void {
    this.acknowledged.add(clientMsgId);
    this.unacknowledged.delete(clientMsgId);
  }

  private note(chatId: string, seq: number, id: string): void {
    const known = this.seen.get(chatId)!;
    if ((known.get(seq) ?? id) !== id) this.conflicts.push(`${chatId} ${seq}`);
    known.set(seq, id);
  }

  /** The last number below which nothing is missing. */
  private lastWhole(chatId: string): number {
    const known = this.seen.get(chatId)!;
    let last = 0;
    while (known.has(last + 1)) last++;
    return last;
  }

  private catchUp(): void {
    this.catchingUp = this.catchingUp.then(async () => {
      for (const chatId of this.chatIds) await this.readSince(chatId);
    });
  }

  private async readSince(chatId: string): Promise<void> {
    for (let hasMore = true; hasMore && !this.isStopped;) {
      const path = `/api/chats/${chatId}/mensajes?limit=200&desdeSeq=${this.lastWhole(chatId)}`;
      const answer = await call<MensajeChat[]>(this.route().http, 'GET', path, { token: this.actor.token }).catch(
        () => null,
      );
      if (answer?.status !== 200) {
        await sleep(200);
        continue;
      }
      for (const { seq, _id } of answer.body.data) this.note(chatId, seq, _id);
      hasMore = answer.body.meta.hasMore;
    }
  }
}
