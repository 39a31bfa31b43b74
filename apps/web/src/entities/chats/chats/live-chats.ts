import type { ChatEvent, ChatEvents } from '@tuerca/contracts/chats/chats/frames';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { isPageVisible } from '@/lib/page-visible';
import type { Frame } from '@/lib/realtime';
import { Activity } from './activity';
import { type ChatSocket, messageOfEvent } from './message-line';
import type { Outbox } from './outbox';

/** The part of the query cache that the socket changes. */
export interface LiveCache {
  /** Adds a message; `seen`: its conversation is on screen. */
  message: (message: MensajeChat, seen: boolean) => void;
  reading: (chatId: string, readBy: string, hastaSeq: number) => void;
  unread: (chatId: string, unread: number) => void;
  /** Fetches a changed conversation again. */
  changed: (chatId: string) => void;
  /** Fetches the data on screen again after a loss of events. */
  missed: () => void;
  /** Marks all known messages of a conversation as seen. */
  seen: (chatId: string) => void;
}

interface LiveOptions {
  socket: ChatSocket;
  account: string;
  cache: LiveCache;
  outbox: Outbox;
  /** Whether the page is visible. */
  isVisible?: () => boolean;
}

/** Live conversations: joins the open ones, applies the server's events, and catches up after every loss. */
export class LiveChats {
  readonly activity = new Activity();
  private readonly open = new Map<string, number>();
  private readonly ends: (() => void)[];

  constructor(private readonly options: LiveOptions) {
    const { socket, cache, outbox } = options;
    this.ends = [
      this.on('new_message', (event) => this.arrived(messageOfEvent(event))),
      this.on('message_sent', (event) => this.arrived(messageOfEvent(event))),
      this.on('messages_read', ({ chatId, readBy, hastaSeq }) => cache.reading(chatId, readBy, hastaSeq)),
      this.on('typing_status', ({ chatId, userId, isTyping }) => {
        if (userId !== options.account && this.open.has(chatId)) this.activity.typing(chatId, userId, isTyping);
      }),
      this.on('presence', ({ chatId, online }) => {
        if (this.open.has(chatId)) this.activity.online(chatId, online);
      }),
      this.on('unread_count_update', ({ data }) => {
        // Messages on screen are read at once: the count from before that would flash up.
        if (data?.chatId && Number.isInteger(data.chatUnread) && !this.isSeen(data.chatId))
          cache.unread(data.chatId, data.chatUnread!);
      }),
      this.on('chat_changed', ({ chatId }) => cache.changed(chatId)),
      socket.on('system', 'resync', () => this.signedIn()),
      socket.onReady(() => this.signedIn()),
      socket.subscribeState(() => {
        if (socket.getState() !== 'ready') this.activity.forget();
        if (socket.getState() === 'failed') void outbox.flush();
      }),
    ];
    void outbox.flush();
  }

  /** Joins a displayed conversation; returns the function that leaves it. */
  join(chatId: string): () => void {
    const count = this.open.get(chatId) ?? 0;
    this.open.set(chatId, count + 1);
    if (count === 0) this.tell('join_chat', { chatId });
    return () => this.leave(chatId);
  }

  /** Marks everything of an open conversation as read if the page is visible. */
  see(chatId: string): void {
    if (this.isSeen(chatId)) this.options.cache.seen(chatId);
  }

  /** Sends a frame that would be useless later: without a connection it is dropped. */
  tell(action: string, rest: object): boolean {
    const ready = this.options.socket.getState() === 'ready';
    if (ready) this.options.socket.send({ type: 'chat', action, ...rest });
    return ready;
  }

  stop(): void {
    this.ends.forEach((end) => end());
    this.activity.forget();
    this.open.clear();
    this.options.outbox.stop();
  }

  private isSeen(chatId: string): boolean {
    const { isVisible = isPageVisible } = this.options;
    return this.open.has(chatId) && isVisible();
  }

  private on<A extends keyof ChatEvents>(action: A, handler: (event: ChatEvent<A>) => void): () => void {
    // Frames come from our own server, whose tests check their shape.
    return this.options.socket.on('chat', action, (frame: Frame) => handler(frame as unknown as ChatEvent<A>));
  }

  private leave(chatId: string): void {
    const count = (this.open.get(chatId) ?? 0) - 1;
    if (count > 0) return void this.open.set(chatId, count);
    this.open.delete(chatId);
    this.activity.forget(chatId);
    this.tell('leave_chat', { chatId });
  }

  private signedIn(): void {
    for (const chatId of this.open.keys()) this.tell('join_chat', { chatId });
    this.options.cache.missed();
    this.options.outbox.resume();
  }

  private arrived(message: MensajeChat): void {
    const { account, cache, outbox } = this.options;
    const mine = message.remitente._id === account;
    const seen = mine || this.isSeen(message.chat);
    if (!mine) this.activity.typing(message.chat, message.remitente._id, false);
    cache.message(message, seen);
    if (message.clientMsgId) outbox.settle(message.clientMsgId);
    if (seen && !mine) cache.seen(message.chat);
  }
}
