import type { Adjunto, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { isCode, isUndecided, messageOf } from '@/lib/api-error';
import { newIdempotencyKey } from '@/lib/idempotency';
import { DeliveryError, type MessageLine } from './message-line';
import { type OutgoingMessage, type OutgoingStorage } from './outgoing';

interface OutboxOptions {
  line: MessageLine;
  storage: OutgoingStorage;
  /** Tells of every message once it is stored. */
  onStored: (message: MensajeChat) => void;
  /** Tells of every message that could not be sent, with the sentence for people. */
  onFailed: (message: OutgoingMessage) => void;
  /** Sentence for failures that bring none. */
  failure: string;
  /** Runs work in one tab of the account at a time; at once by default. */
  exclusively?: (work: () => Promise<void>) => Promise<void>;
  /** Milliseconds of the pause after a refusal for sending too fast that names none. */
  pause?: number;
}

/**
 * Messages on their way: shown at once, kept on the device until the server has stored them, sent one after another in the order in which
 * they were written. A repeat is harmless: the server stores one `clientMsgId` once.
 */
export class Outbox {
  private messages: readonly OutgoingMessage[];
  private readonly kept = new Set<string>();
  private readonly listeners = createListeners();
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: OutboxOptions) {
    this.messages = options.storage.load();
    for (const { clientMsgId } of this.messages) this.kept.add(clientMsgId);
  }

  /** The unsent messages of all conversations, oldest first; a new list whenever something changed. */
  getMessages = (): readonly OutgoingMessage[] => this.messages;

  subscribe = this.listeners.subscribe;

  /** Takes a message in and sends it as soon as that is possible. */
  add(chatId: string, contenido: string, adjuntos: Adjunto[] = []): OutgoingMessage {
    const message: OutgoingMessage = {
      clientMsgId: newIdempotencyKey(),
      chatId,
      contenido,
      adjuntos,
      fecha: new Date().toISOString(),
      order: Math.max(Date.now(), (this.messages.at(-1)?.order ?? 0) + 1),
      state: 'pending',
      reason: null,
    };
    this.keep(message);
    this.set([...this.messages, message]);
    void this.flush();
    return message;
  }

  /** Sends one that failed again. */
  retry(clientMsgId: string): void {
    this.change(clientMsgId, { state: 'pending', reason: null });
    void this.flush();
  }

  /** Lets go of one that was not sent. */
  discard(clientMsgId: string): void {
    this.options.storage.remove(clientMsgId);
    this.set(this.messages.filter((message) => message.clientMsgId !== clientMsgId));
  }

  /** The server has stored it, whichever way that became known. It stays in sight until the stored one has been drawn, which takes a turn. */
  settle(clientMsgId: string): void {
    if (!this.messages.some((message) => message.clientMsgId === clientMsgId && message.state !== 'stored')) return;
    this.options.storage.remove(clientMsgId);
    this.set(this.messages.map((one) => (one.clientMsgId === clientMsgId ? { ...one, state: 'stored' } : one)));
    setTimeout(() => this.set(this.messages.filter((one) => one.clientMsgId !== clientMsgId)));
  }

  /** The connection is back: what could not be sent for want of it goes now, in order. */
  resume(): void {
    for (const { clientMsgId, state } of this.messages)
      if (state === 'unreachable') this.change(clientMsgId, { state: 'pending', reason: null });
    void this.flush();
  }

  /** Another tab has added or sent messages. */
  reload(): void {
    const stored = this.options.storage.load();
    for (const { clientMsgId } of stored) this.kept.add(clientMsgId);
    const unkept = this.messages.filter(({ clientMsgId, state }) => !this.kept.has(clientMsgId) || state === 'stored');
    this.set([...stored, ...unkept].sort((a, b) => a.order - b.order));
  }

  /** Sends nothing any more, and forgets what it knows; what is stored on the device stays. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.set([]);
    this.listeners.clear();
  }

  /** Sends what waits; resolves when nothing more can be sent for now. */
  flush(): Promise<void> {
    this.again = true;
    return (this.running ??= this.run().finally(() => (this.running = null)));
  }

  private async run(): Promise<void> {
    const { exclusively = (work: () => Promise<void>) => work() } = this.options;
    while (this.again && !this.stopped) {
      this.again = false;
      if (this.next()) await exclusively(() => this.sendAll());
    }
  }

  private next = () => this.messages.find(({ state }) => state === 'pending');

  private async sendAll(): Promise<void> {
    for (let message = this.next(); message && !this.stopped; message = this.next()) {
      const { clientMsgId } = message;
      // Another tab was faster, or let go of it.
      if (this.kept.has(clientMsgId) && !this.options.storage.has(clientMsgId)) this.discard(clientMsgId);
      else if (!(await this.send(message))) return;
    }
  }

  /** Whether the next one may be tried. */
  private async send(message: OutgoingMessage): Promise<boolean> {
    try {
      const stored = await this.options.line.send(message);
      if (this.stopped) return false;
      this.options.onStored(stored);
      this.settle(message.clientMsgId);
      return true;
    } catch (error) {
      return !this.stopped && this.failed(message, error);
    }
  }

  private failed(message: OutgoingMessage, error: unknown): boolean {
    if (error instanceof DeliveryError && error.waits) return false;
    if (isCode(error, 'DEMASIADOS_MENSAJES')) {
      const pause = error.retryAfter ? error.retryAfter * 1000 : (this.options.pause ?? 5_000);
      this.timer = setTimeout(() => void this.flush(), pause);
      return false;
    }
    const unreachable = isUndecided(error);
    this.change(message.clientMsgId, {
      state: unreachable ? 'unreachable' : 'refused',
      reason: messageOf(error, this.options.failure),
    });
    const changed = this.messages.find(({ clientMsgId }) => clientMsgId === message.clientMsgId);
    if (changed) this.options.onFailed(changed);
    // Those behind it would not arrive either, and must not overtake it.
    return !unreachable;
  }

  private keep(message: OutgoingMessage): void {
    if (this.options.storage.save(message)) this.kept.add(message.clientMsgId);
  }

  private change(clientMsgId: string, change: Partial<OutgoingMessage>): void {
    const message = this.messages.find((one) => one.clientMsgId === clientMsgId);
    if (!message) return;
    const changed = { ...message, ...change };
    this.keep(changed);
    this.set(this.messages.map((one) => (one === message ? changed : one)));
  }

  private set(messages: readonly OutgoingMessage[]): void {
    this.messages = messages;
    this.listeners.notify();
  }
}
