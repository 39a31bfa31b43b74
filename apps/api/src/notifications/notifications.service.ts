import { Injectable, Logger } from '@nestjs/common';
import type { notifications } from '@tuerca/contracts/notifications/endpoints';
import type { ReadFrame } from '@tuerca/contracts/notifications/live';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Environment } from '../platform/config/environment';
import { afterCommit } from '../platform/database/after-commit';
import type { Tx } from '../platform/database/transactions';
import { reply, replyPage, type Reply } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { layout } from '../platform/mail/layout';
import { MailService } from '../platform/mail/mail.service';
import { RealtimeService } from '../platform/realtime/realtime.service';
import { SystemService } from '../system/system.service';
import { UsersService } from '../users/users.service';
import type { NotificacionDoc } from './notification.schema';
import { toNotificacion } from './notifications.mapper';
import { type NuevaNotificacion, NotificationsRepository } from './notifications.repository';

/** A notice to write; `clave` names what it is about, so that telling it again changes nothing. */
export type Notice = Omit<NuevaNotificacion, 'fecha'> & {
  /** Also by mail, while the configuration and the person say so. */
  correo?: boolean;
};
type Counter = { unreadCount: number };

/** Notices to people: stored once, and shown at once to who is connected. */
@Injectable()
export class NotificationsService {
  private readonly log = new Logger('Notifications');

  constructor(
    private readonly repository: NotificationsRepository,
    private readonly realtime: RealtimeService,
    private readonly clock: Clock,
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly system: SystemService,
    private readonly env: Environment,
  ) {}

  /** Tells each person once per `clave`; the second time nothing happens. With `tx` they are stored with its writes and told after its commit. */
  async notify(notices: Notice[], tx?: Tx): Promise<void> {
    const fecha = this.clock.now();
    const mailed = new Set(
      notices.flatMap(({ correo, usuarioId, clave }) => (correo ? [`${usuarioId} ${clave}`] : [])),
    );
    const docs = await this.repository.insertNew(
      notices.map(({ correo: _mail, ...notice }) => ({ ...notice, fecha })),
      tx,
    );
    const byMail = docs.filter(({ usuarioId, clave }) => mailed.has(`${String(usuarioId)} ${clave}`));
    afterCommit(tx, () => {
      for (const doc of docs)
        this.realtime.toUser(String(doc.usuarioId), {
          type: 'notification',
          action: 'new_notification',
          data: { notification: toNotificacion(doc) },
        });
      this.sendMails(byMail).catch((error: unknown) => this.log.warn(error));
    });
  }

  async list({ id }: CurrentUser, { page, limit, tipo, leida }: Parsed<typeof notifications.list>['query']) {
    const [{ docs, total }, unreadCount] = await Promise.all([
      this.repository.findPage(id, { ...(tipo && { tipo }), ...(leida !== undefined && { leida }) }, { page, limit }),
      this.repository.countUnread(id),
    ]);
    return replyPage(docs.map(toNotificacion), total, { page, limit }, { unreadCount });
  }

  async unread(userId: string): Promise<Counter> {
    return { unreadCount: await this.repository.countUnread(userId) };
  }

  /** Throws NO_ENCONTRADO when it is somebody else's. */
  async read({ id }: CurrentUser, notificationId: string): Promise<Counter> {
    if (!(await this.repository.markRead(id, notificationId))) throw new AppError('NO_ENCONTRADO');
    return this.told(id, notificationId);
  }

  async readAll({ id }: CurrentUser): Promise<Reply<Counter>> {
    await this.repository.markAllRead(id);
    return reply(await this.told(id, 'all'), { message: 'Todas las notificaciones marcadas como leídas' });
  }

  private async sendMails(docs: NotificacionDoc[]): Promise<void> {
    if (!docs.length || !(await this.system.valor<boolean>('notificaciones_correo'))) return;
    const contacts = await this.users.recallContacts(docs.map(({ usuarioId }) => String(usuarioId)));
    for (const { usuarioId, titulo, mensaje, ruta } of docs) {
      const contact = contacts.get(String(usuarioId));
      if (!contact?.activo || !contact.acceptsMail) continue;
      const button = ruta
        ? { texto: 'Ver en Tuerca', enlace: this.env.PUBLIC_URL.replace(/\/$/, '') + ruta }
        : undefined;
      this.mail.send(layout(contact.email, titulo, [`Hola, ${contact.nombre}:`, mensaje], button));
    }
  }

  /** The figure, told with what was read to the person's other devices too. */
  private async told(userId: string, notificationId: string): Promise<Counter> {
    const counter = await this.unread(userId);
    const data: ReadFrame['data'] = { ...counter, notificationId };
    this.realtime.toUser(userId, { type: 'notification', action: 'unread_count_update', data });
    return counter;
  }
}
