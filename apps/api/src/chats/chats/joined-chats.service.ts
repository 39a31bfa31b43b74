import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentUser } from '../../platform/common/current-user';
import { Bus } from '../../platform/realtime/bus.service';
import { type Connection, encodeFrame } from '../../platform/realtime/connection';
import type { SocketFrame } from '../../platform/realtime/frame';
import { ChatAccess } from './chat-access.service';
import { ChatNews, type MembersChange } from './chat-news.service';

/** Most conversations that one socket has open; the oldest one is left. */
const MAX_JOINED = 20;

const TOPIC = 'chats.joined';
/** A frame for whoever has a conversation open, but its author. */
interface Passing {
  chatId: string;
  authorId: string;
  frame: SocketFrame;
}
interface Joined {
  members: Set<string>;
  connections: Set<Connection>;
}

/** Conversations that the sockets of this instance have open. A removed member has left at once. */
@Injectable()
export class JoinedChats implements OnModuleInit {
  private readonly chats = new Map<string, Joined>();
  private readonly byConnection = new WeakMap<Connection, Set<string>>();

  constructor(
    private readonly access: ChatAccess,
    private readonly news: ChatNews,
    private readonly bus: Bus,
  ) {}

  onModuleInit(): void {
    this.news.onMembersChanged((change) => this.follow(change));
    this.news.onMembersUnknown(() => this.closeAll());
    this.bus.subscribe<Passing>(TOPIC, (passing) => this.deliver(passing));
  }

  /** Opens a conversation on a socket until it closes; its members. Throws CHAT_NO_ENCONTRADO. */
  async join(user: CurrentUser, chatId: string, connection: Connection): Promise<string[]> {
    const { chat } = await this.access.assertMember(user, chatId);
    const members = chat.participantes.map(({ usuarioId }) => String(usuarioId));
    this.add(String(chat._id), new Set(members), connection);
    return members;
  }

  leave(chatId: string, connection: Connection): void {
    this.byConnection.get(connection)?.delete(chatId);
    const joined = this.chats.get(chatId);
    if (joined?.connections.delete(connection)) this.bus.unfollow('chat', chatId);
    if (joined?.connections.size === 0) this.chats.delete(chatId);
  }

  /** Sends what is of no use a moment later to the sockets that have a conversation open, but those of `authorId`. */
  sendToOthers(chatId: string, authorId: string, frame: SocketFrame): void {
    this.bus.publishTo('chat', [chatId], TOPIC, () => ({ chatId, authorId, frame }) satisfies Passing);
  }

  /** The open conversations of which somebody is a member. */
  *openWith(userId: string): Iterable<[chatId: string, joined: Readonly<Joined>]> {
    for (const entry of this.chats) if (entry[1].members.has(userId)) yield entry;
  }

  private deliver({ chatId, authorId, frame }: Passing): void {
    const data = encodeFrame(frame);
    for (const connection of this.chats.get(chatId)?.connections ?? [])
      if (connection.user?.id !== authorId) connection.sendBytes(data, true);
  }

  private add(chatId: string, members: Set<string>, connection: Connection): void {
    let own = this.byConnection.get(connection);
    if (!own) {
      own = new Set();
      this.byConnection.set(connection, own);
      connection.socket.once('close', () => this.leaveAll(connection));
    }
    // It may have closed while its membership was read.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    own.delete(chatId);
    own.add(chatId);
    const joined = this.chats.get(chatId) ?? { members, connections: new Set() };
    joined.members = members;
    // Not waited for: what is missed meanwhile is of no use a moment later.
    if (!joined.connections.has(connection)) void this.bus.follow('chat', chatId);
    this.chats.set(chatId, { ...joined, connections: joined.connections.add(connection) });
    for (const oldest of own) {
      if (own.size <= MAX_JOINED) break;
      this.leave(oldest, connection);
    }
  }

  private leaveAll(connection: Connection): void {
    for (const chatId of this.byConnection.get(connection) ?? []) this.leave(chatId, connection);
  }

  /** The clients, who are told to read again, open their conversations again. */
  private closeAll(): void {
    for (const [chatId, { connections }] of this.chats)
      for (const connection of connections) {
        this.byConnection.get(connection)?.clear();
        this.bus.unfollow('chat', chatId);
      }
    this.chats.clear();
  }

  private follow({ chatId, memberIds }: MembersChange): void {
    const joined = this.chats.get(chatId);
    if (!joined) return;
    joined.members = new Set(memberIds);
    for (const connection of joined.connections)
      if (!connection.user || !joined.members.has(connection.user.id)) this.leave(chatId, connection);
  }
}
