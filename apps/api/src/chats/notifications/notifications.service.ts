import { Injectable } from '@nestjs/common';
import type { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import { Id } from '@tuerca/contracts/kernel/fields';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { afterCommit } from '../../platform/database/after-commit';
import type { Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import type { SocketFrame } from '../../platform/realtime/frame';
import { type FrameHandler, RealtimeService } from '../../platform/realtime/realtime.service';
import { NoticeDelivery } from './notice-delivery.service';
import type { NotificacionDoc } from './notification.schema';
import { toNotificacion } from './notifications.mapper';
import { NotificationsRepository, type NuevaNotificacion } from './notifications.repository';
import { UnreadCountsService } from './unread-counts.service';

/** A notice to write; `clave` names what it is about, so that telling it again changes nothing. */
export type Notice = Omit<NuevaNotificacion, 'fecha' | 'entrega'> & {
  /** Also by mail, while the configuration and the person say so. */
  correo?: boolean;
  /** false: not to devices, which get every other notice while the person says so. */
  push?: false;
};
type AdminNotice = Omit<Notice, 'usuarioId'> & { tx?: Tx; except?: readonly string[] };
type Counter = { unreadCount: number };

/**
 * Longest time that storing takes, in milliseconds: a notice whose transaction commits after a list was read has an earlier
 * date than the list.
 */
const STORING_MS = 60_000;

/** A handler of frames that people send; its answer is how many notices are unread after it. */
const answered =
  (act: (user: CurrentUser, frame: SocketFrame) => Promise<Counter>): FrameHandler =>
  async (user, frame, reply) =>
    reply({ type: 'notification', action: 'unread_count', data: await act(user, frame) });

/** Notices to people: stored once, with what caused them; shown at once to who is connected, and taken out of the web. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly delivery: NoticeDelivery,
    private readonly unreadCounts: UnreadCountsService,
    private readonly realtime: RealtimeService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {
    const unread = answered((user) => this.unread(user));
    realtime.handle('notification', {
      subscribe: unread,
      get_unread_count: unread,
      mark_all_as_read: answered(async (user) => (await this.readAll(user)).data),
      mark_as_read: answered((user, { notificationId }) => this.read(user, Id.parse(notificationId))),
    });
  }

  /**
   * Tells each person once per `clave`; the second time nothing happens, but inside a transaction it throws. With `tx` they are
   * stored with its writes and told after its commit: a crash in between loses none, since each says what is left to deliver.
   */
  async notify(notices: Notice[], tx?: Tx): Promise<void> {
    const fecha = this.clock.now();
    const docs = await this.repository.insertNew(
      notices.map(({ correo, push, ...notice }) => {
        const entrega = this.delivery.plan([
          ...(correo ? ['correo' as const] : []),
          ...((push ?? true) ? ['push' as const] : []),
        ]);
        return { ...notice, mensaje: sentence(notice.mensaje), fecha, ...(entrega && { entrega }) };
      }),
      tx,
    );
    if (docs.length) afterCommit(tx, () => this.tell(docs));
  }

  /** As `notify`, one person. */
  notifyOne(tx: Tx, notice: Notice): Promise<void> {
    return this.notify([notice], tx);
  }

  /** As `notify`, every administrator but those of `except`. */
  async notifyAdmins({ tx, except = [], ...notice }: AdminNotice): Promise<void> {
    const ids = (await this.users.findIdsByRole('admin')).filter((id) => !except.includes(id));
    await this.notify(
      ids.map((usuarioId) => ({ ...notice, usuarioId })),
      tx,
    );
  }

  /** A member of a team reads, of its business's notices, those of what she takes care of; what one has read is read for all. */
  async list(
    { id, actor }: CurrentUser,
    { page, limit, tipo, leida, desde }: Parsed<typeof notifications.list>['query'],
  ) {
    const since = desde && new Date(Date.parse(desde) - STORING_MS);
    const cargo = actor?.cargo;
    const filter = {
      cargo,
      ...(tipo && { tipo }),
      ...(leida !== undefined && { leida }),
      ...(since && { since }),
    };
    const [{ docs, total }, unreadCount] = await Promise.all([
      this.repository.findPage(id, filter, { page, limit }),
      this.repository.countUnread(id, cargo),
    ]);
    return replyPage(docs.map(toNotificacion), total, { page, limit }, { unreadCount });
  }

  async unread({ id, actor }: Pick<CurrentUser, 'id' | 'actor'>): Promise<Counter> {
    return { unreadCount: await this.repository.countUnread(id, actor?.cargo) };
  }

  /** Throws NO_ENCONTRADO when it is somebody else's. */
  async read(user: CurrentUser, notificationId: string): Promise<Counter> {
    const read = await this.repository.markRead(user.id, notificationId, user.actor?.cargo);
    if (!read) throw new AppError('NO_ENCONTRADO');
    return this.counted(user, notificationId);
  }

  /** Marks the notice of this `clave` as read, once what it is about was seen; nothing when there is none. */
  async readAbout(userId: string, clave: string): Promise<void> {
    const id = await this.repository.markReadAbout(userId, clave);
    if (id) this.unreadCounts.changed([userId], id);
  }

  async readAll(user: CurrentUser): Promise<Reply<Counter>> {
    const cargo = user.actor?.cargo;
    await this.repository.markAllRead(user.id, cargo);
    // Of a member not all are read: the owner's devices only count again.
    return reply(await this.counted(user, cargo ? undefined : 'all'), { message: NOTICE_MESSAGES.allRead });
  }

  private tell(docs: NotificacionDoc[]): void {
    for (const doc of docs)
      this.realtime.toUser(String(doc.usuarioId), {
        type: 'notification',
        action: 'new_notification',
        data: { notification: toNotificacion(doc), ...(doc.capacidad && { capacidad: doc.capacidad }) },
      });
    this.unreadCounts.changed(docs.map(({ usuarioId }) => String(usuarioId)));
    this.delivery.begin(docs);
  }

  /** The figure, told with what was read to the person's devices too. */
  private counted(user: CurrentUser, read: string | undefined): Promise<Counter> {
    this.unreadCounts.changed([user.id], read);
    return this.unread(user);
  }
}
