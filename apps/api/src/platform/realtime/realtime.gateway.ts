import type { IncomingMessage } from 'node:http';
import { type BeforeApplicationShutdown, type OnApplicationBootstrap, UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { ERRORS } from '@tuerca/contracts/errors';
import type { WelcomeFrame } from '@tuerca/contracts/platform/realtime/frames';
import { AppError } from '../common/app-error';
import { accountOf, type CurrentUser, onBehalf, SessionVerifier } from '../common/current-user';
import { Release } from '../database/migrations/release.service';
import { CLOSE_CODE, Connection } from './connection';
import type { SocketFrame } from './frame';
import { FrameErrorFilter } from './frame-error.filter';
import { FRAME_LIMITS } from './limits';
import { Outbound } from './outbound.service';
import { QuietPeriods } from './quiet-periods.service';
import { FRAME_EVENT } from './realtime.adapter';
import { RealtimeService } from './realtime.service';
import { SocketLimits } from './socket-limits.service';

const AUTH_TIMEOUT = 5_000;
const HEARTBEAT_CHECK = 5_000;
/** Time for which a stopping server waits for its peers to close, in milliseconds. */
const CLOSE_TIMEOUT = 2_000;
/** The socket at /ws: first frame {type: 'auth', token}, then frames for the handlers that domains have set. */
@UseFilters(FrameErrorFilter)
@WebSocketGateway({ path: '/ws', perMessageDeflate: false, ...FRAME_LIMITS })
export class RealtimeGateway
  implements OnGatewayConnection, OnGatewayDisconnect, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly open = new Set<Connection>();
  private heartbeat?: NodeJS.Timeout;

  constructor(
    private readonly sessions: SessionVerifier,
    private readonly realtime: RealtimeService,
    private readonly limits: SocketLimits,
    private readonly outbound: Outbound,
    private readonly quietPeriods: QuietPeriods,
    release: Release,
  ) {
    // Who comes back finds an instance that may write.
    release.onOutdated(() => this.closeAll());
  }

  onApplicationBootstrap(): void {
    const beat = () => this.open.forEach((connection) => connection.beat(Date.now()));
    this.heartbeat = setInterval(beat, HEARTBEAT_CHECK).unref();
  }

  /** Closes every socket with 1012: the specification's client comes back after it, and not after 1001. */
  async beforeApplicationShutdown(): Promise<void> {
    this.limits.stop();
    clearInterval(this.heartbeat);
    const closed = [...this.open].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    this.closeAll();
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([Promise.all(closed), new Promise((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT)))]);
    clearTimeout(timer);
  }

  private closeAll(): void {
    for (const connection of this.open) connection.close(CLOSE_CODE.restart, 'El servidor se reinicia');
  }

  handleConnection(socket: WebSocket, req: IncomingMessage): void {
    const connection = new Connection(socket, this.limits.addressOf(req), this.outbound);
    this.open.add(connection);
    this.limits.opened(connection);
    const expire = () => connection.close(CLOSE_CODE.session, 'Falta iniciar sesión');
    connection.authTimer = setTimeout(expire, AUTH_TIMEOUT);
  }

  handleDisconnect(socket: WebSocket): void {
    const connection = Connection.of(socket);
    clearTimeout(connection.authTimer);
    this.open.delete(connection);
    this.realtime.leave(connection);
    this.limits.closed(connection);
  }

  @SubscribeMessage(FRAME_EVENT.auth)
  async authenticate(@ConnectedSocket() socket: WebSocket, @MessageBody() { token }: SocketFrame): Promise<void> {
    const connection = Connection.of(socket);
    if (connection.user) return this.welcome(connection, connection.user);
    const caller = typeof token === 'string' ? await this.sessions.verify(token) : null;
    const user = caller && onBehalf(caller);
    if (!user) {
      connection.send({ type: 'auth', success: false, message: ERRORS.SESION_VENCIDA.message });
      return connection.close(CLOSE_CODE.session, 'Sesión no válida');
    }
    const isAdmitted = await this.limits.admits(connection, accountOf(user));
    if (isAdmitted) await this.realtime.follow(connection, user);
    // It may have closed meanwhile.
    if (!this.open.has(connection)) return;
    if (!isAdmitted) return connection.close(CLOSE_CODE.tooMany, 'Demasiadas conexiones');
    this.realtime.join(connection, user);
    clearTimeout(connection.authTimer);
    this.limits.signedIn(connection);
    this.welcome(connection, user);
  }

  private welcome(connection: Connection, user: CurrentUser): void {
    const quietMs = this.quietPeriods.msOf([user.id, accountOf(user)]);
    connection.send({ type: 'auth', success: true, quietMs } satisfies WelcomeFrame);
  }

  @SubscribeMessage(FRAME_EVENT.other)
  async dispatch(@ConnectedSocket() socket: WebSocket, @MessageBody() frame: SocketFrame): Promise<void> {
    const connection = Connection.of(socket);
    if (!connection.user) throw new AppError('SESION_REQUERIDA');
    await this.realtime.dispatch(connection.user, frame, (answer) => connection.send(answer), connection);
  }

  @SubscribeMessage(FRAME_EVENT.unreadable)
  refuse(): never {
    throw new AppError('JSON_INVALIDO');
  }
}
