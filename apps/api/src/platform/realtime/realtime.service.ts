import { Injectable } from '@nestjs/common';
import { SESSION_ENDED, type SessionEnd } from '../common/session-end';
import type { CurrentUser } from '../common/current-user';
import { Bus } from './bus.service';
import { CIERRE, type Connection, type Frame } from './connection';

export type FrameHandler = (user: CurrentUser, frame: Frame, reply: (frame: Frame) => void) => void | Promise<void>;
interface Envio {
  userIds: string[];
  frame: Frame;
}

const TEMA = 'realtime.envio';
const POR_USUARIO = 10;

/** Who is connected, and how to reach them, whichever instance holds their sockets. */
@Injectable()
export class RealtimeService {
  private readonly porUsuario = new Map<string, Set<Connection>>();
  private readonly manejadores = new Map<string, FrameHandler>();

  constructor(private readonly bus: Bus) {
    bus.subscribe<Envio>(TEMA, (envio) => this.deliver(envio));
    bus.subscribe<SessionEnd>(SESSION_ENDED, (fin) => this.disconnect(fin));
  }

  /** Sends a frame to every socket of a user. Nobody there: nothing happens; what matters is read from the database later. */
  toUser(userId: string, frame: Frame): void {
    this.toUsers([userId], frame);
  }

  /** The same frame to several users, in one announcement. */
  toUsers(userIds: string[], frame: Frame): void {
    if (userIds.length) this.bus.publish(TEMA, { userIds, frame } satisfies Envio);
  }

  /** Takes care of the frames of a type ('notification', 'chat'), one after the other per socket. Set once, at start. */
  handle(type: string, handler: FrameHandler): void {
    if (this.manejadores.has(type)) throw new Error(`Two handlers for frames of type ${type}`);
    this.manejadores.set(type, handler);
  }

  handlerOf(type: string): FrameHandler | undefined {
    return this.manejadores.get(type);
  }

  /** Admits a signed-in socket; false when its user has ten already. */
  join(connection: Connection, user: CurrentUser): boolean {
    const suyas = this.porUsuario.get(user.id) ?? new Set<Connection>();
    if (suyas.size >= POR_USUARIO) return false;
    connection.user = user;
    this.porUsuario.set(user.id, suyas.add(connection));
    return true;
  }

  leave(connection: Connection): void {
    const suyas = connection.user && this.porUsuario.get(connection.user.id);
    if (!suyas?.delete(connection)) return;
    if (suyas.size === 0) this.porUsuario.delete(connection.user!.id);
  }

  private deliver({ userIds, frame }: Envio): void {
    const texto = JSON.stringify(frame);
    for (const userId of userIds)
      for (const connection of this.porUsuario.get(userId) ?? []) connection.sendText(texto);
  }

  private disconnect({ userId, sid, except }: SessionEnd): void {
    for (const connection of [...(this.porUsuario.get(userId) ?? [])]) {
      const suya = connection.user!.sid;
      if (sid ? suya === sid : suya !== except) connection.close(CIERRE.sesion, 'Tu sesión terminó');
    }
  }
}
