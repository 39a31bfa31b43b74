import { Injectable } from '@nestjs/common';
import { mayHear, maySend } from '@tuerca/contracts/chats/notifications/frame-access';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { AppError } from '../common/app-error';
import { accountOf, type CurrentUser } from '../common/current-user';
import { POWERS_CHANGED, SESSION_ENDED, type SessionEnd } from '../common/session-end';
import { Metrics } from '../metrics/metrics.service';
import { Bus } from './bus.service';
import { CLOSE_CODE, type Connection, encodeFrame } from './connection';
import type { SocketFrame } from './frame';
import { Presence } from './presence.service';
import { QuietPeriods, TOLD_MARK } from './quiet-periods.service';

/** `connection` is the socket that sent the frame, for handlers that keep something for as long as it is open. */
export type FrameHandler = (
  user: CurrentUser,
  frame: SocketFrame,
  reply: (frame: SocketFrame) => void,
  connection: Connection,
) => void | Promise<void>;
interface DeliveryOptions {
  /** Of no use a moment later (typing, presence): not sent to a peer that reads too slowly. */
  droppable?: boolean;
}
interface Delivery extends DeliveryOptions {
  userIds: readonly string[];
  frame: SocketFrame;
}

const DELIVERY_TOPIC = 'realtime.delivery';

/** Connected users, and sending to them, whichever instance holds their sockets. */
@Injectable()
export class RealtimeService {
  /** By the id that somebody acts under: members of a team stand under their business's. */
  private readonly byUser = new Map<string, Set<Connection>>();
  /** By the account that signed in. */
  private readonly byAccount = new Map<string, Set<Connection>>();
  /** By type, then by action. */
  private readonly handlers = new Map<string, Map<unknown, FrameHandler>>();

  constructor(
    private readonly bus: Bus,
    private readonly presence: Presence,
    private readonly quietPeriods: QuietPeriods,
    metrics: Metrics,
  ) {
    metrics.gauge({ name: 'sockets', help: 'Signed-in sockets.' }, () => this.countConnections().sockets);
    metrics.gauge({ name: 'connected_people', help: 'People behind them.' }, () => this.byUser.size);
    metrics.gauge(
      { name: 'announcements_parsed', help: 'Announcements read from Redis since the start.', label: 'topic' },
      () => bus.parsed,
    );
    bus.subscribe<Delivery>(DELIVERY_TOPIC, (delivery) => this.deliver(delivery));
    bus.subscribe<SessionEnd>(SESSION_ENDED, (end) => this.disconnect(end));
    bus.subscribe<{ userId: string }>(POWERS_CHANGED, ({ userId }) => this.signInAgain(userId));
  }

  /** Sends a frame to every socket of a user. Nobody there: nothing happens; what matters is read from the database later. */
  toUser(userId: string, frame: SocketFrame, options?: DeliveryOptions): void {
    this.toUsers([userId], frame, options);
  }

  /** The same frame to several users, in one announcement. */
  toUsers(userIds: string[], frame: SocketFrame, { droppable }: DeliveryOptions = {}): void {
    if (!userIds.length) return;
    const deliveryTo = (ids: readonly string[]) => ({ userIds: ids, frame, droppable }) satisfies Delivery;
    this.bus.publishTo('user', userIds, DELIVERY_TOPIC, deliveryTo, droppable ? undefined : TOLD_MARK);
  }

  /** Whether this instance holds a socket of the user. */
  isConnectedHere(userId: string): boolean {
    return this.byUser.has(userId);
  }

  /**
   * Sends to each socket of a user that this instance holds what concerns the position behind it (null: the user herself): for
   * what every instance reads for its own.
   */
  toOwnSockets(userId: string, frameFor: (cargo: Cargo | null) => SocketFrame): void {
    for (const connection of this.byUser.get(userId) ?? [])
      connection.send(frameFor(connection.user?.actor?.cargo ?? null));
  }

  /**
   * Takes care of the frames of a type ('notification', 'chat'), one after the other per socket, with one handler per `action`;
   * other actions are answered as unknown. Set once, at start.
   */
  handle(type: string, actions: Record<string, FrameHandler>): void {
    if (this.handlers.has(type)) throw new Error(`Two handlers for frames of type ${type}`);
    this.handlers.set(type, new Map(Object.entries(actions)));
  }

  /** Hands a frame of a signed-in user to its handler; throws NO_ENCONTRADO when there is none, CARGO_NO_PERMITE to a member who may not. */
  async dispatch(...[user, frame, ...rest]: Parameters<FrameHandler>): Promise<void> {
    if (!maySend(user.actor?.cargo, frame)) throw new AppError('CARGO_NO_PERMITE');
    const handler = this.handlers.get(frame.type)?.get(frame.action);
    if (!handler) throw new AppError('NO_ENCONTRADO', { message: 'No reconocemos este mensaje.' });
    await handler(user, frame, ...rest);
  }

  /** Lets this instance hear, from when it resolves, what the user of a socket is told, and know what she was told before. */
  async follow({ socket }: Connection, user: CurrentUser): Promise<void> {
    if (socket.readyState === socket.CLOSED) return;
    socket.once('close', () => this.bus.unfollow('user', user.id));
    await this.bus.follow('user', user.id);
    await this.quietPeriods.learn([user.id, accountOf(user)]);
  }

  /** Takes in a socket that has signed in and whose room is followed. */
  join(connection: Connection, user: CurrentUser): void {
    const account = accountOf(user);
    const ofAccount = this.byAccount.get(account) ?? new Set<Connection>();
    connection.user = user;
    this.byAccount.set(account, ofAccount.add(connection));
    const own = this.byUser.get(user.id) ?? new Set<Connection>();
    this.byUser.set(user.id, own.add(connection));
    if (own.size === 1) this.presence.arrived(user.id);
  }

  leave(connection: Connection): void {
    const { user } = connection;
    const own = user && this.byUser.get(user.id);
    if (!user || !own?.delete(connection)) return;
    const ofAccount = this.byAccount.get(accountOf(user));
    ofAccount?.delete(connection);
    if (ofAccount?.size === 0) this.byAccount.delete(accountOf(user));
    if (own.size > 0) return;
    this.byUser.delete(user.id);
    this.presence.departed(user.id);
  }

  /** Every signed-in socket of this instance. */
  *connections(): Iterable<Connection> {
    for (const own of this.byUser.values()) yield* own;
  }

  /** Signed-in sockets of this instance, and people behind them. */
  countConnections(): { sockets: number; people: number } {
    return { sockets: [...this.connections()].length, people: this.byUser.size };
  }

  private deliver({ userIds, frame, droppable }: Delivery): void {
    if (!droppable) this.quietPeriods.interrupt(userIds);
    const data = encodeFrame(frame);
    for (const userId of userIds)
      for (const connection of this.byUser.get(userId) ?? [])
        if (mayHear(connection.user?.actor?.cargo, frame)) connection.sendBytes(data, droppable);
  }

  private disconnect({ userId, sid, except }: SessionEnd): void {
    for (const connection of [...(this.byAccount.get(userId) ?? [])]) {
      const session = connection.user!.sid;
      if (sid ? session === sid : session !== except) connection.close(CLOSE_CODE.session, 'Tu sesión terminó');
    }
  }

  private signInAgain(userId: string): void {
    this.quietPeriods.interrupt([userId]);
    for (const connection of [...(this.byAccount.get(userId) ?? [])])
      connection.close(CLOSE_CODE.restart, 'Tus permisos cambiaron');
  }
}
