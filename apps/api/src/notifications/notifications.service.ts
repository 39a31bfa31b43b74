import { Injectable } from '@nestjs/common';
import type { notifications } from '@tuerca/contracts/notifications/endpoints';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Environment } from '../platform/config/environment';
import { reply, replyPage, type Reply } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { layout } from '../platform/mail/layout';
import { MailService } from '../platform/mail/mail.service';
import { RealtimeService } from '../platform/realtime/realtime.service';
import { SystemService } from '../system/system.service';
import { UsersService } from '../users/users.service';
import { toNotificacion } from './notifications.mapper';
import { type NuevaNotificacion, NotificationsRepository } from './notifications.repository';

/** A notice to write; `clave` names what it is about, so that telling it again changes nothing. */
export type Aviso = Omit<NuevaNotificacion, 'fecha'> & {
  /** Also by mail, while the configuration says so. */
  correo?: boolean;
};
type Contador = { unreadCount: number };

/** Notices to people: stored once, and shown at once to who is connected. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly repository: NotificationsRepository,
    private readonly realtime: RealtimeService,
    private readonly clock: Clock,
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly system: SystemService,
    private readonly env: Environment,
  ) {}

  /** Tells each person once per `clave`; the second time nothing happens. */
  async notify(avisos: Aviso[]): Promise<void> {
    for (const { correo, ...aviso } of avisos) {
      const doc = await this.repository.insert({ ...aviso, fecha: this.clock.now() });
      if (!doc) continue;
      this.realtime.toUser(aviso.usuarioId, {
        type: 'notification',
        action: 'new_notification',
        data: { notification: toNotificacion(doc) },
      });
      if (correo) await this.sendMail(aviso);
    }
  }

  async list({ id }: CurrentUser, { page, limit, tipo, leida }: Parsed<typeof notifications.list>['query']) {
    const [{ docs, total }, unreadCount] = await Promise.all([
      this.repository.findPage(id, { ...(tipo && { tipo }), ...(leida !== undefined && { leida }) }, { page, limit }),
      this.repository.countUnread(id),
    ]);
    return replyPage(docs.map(toNotificacion), total, { page, limit }, { unreadCount });
  }

  async unread(userId: string): Promise<Contador> {
    return { unreadCount: await this.repository.countUnread(userId) };
  }

  /** Throws NO_ENCONTRADO when it is somebody else's. */
  async read({ id }: CurrentUser, notificationId: string): Promise<Contador> {
    if (!(await this.repository.markRead(id, notificationId))) throw new AppError('NO_ENCONTRADO');
    return this.told(id);
  }

  async readAll({ id }: CurrentUser): Promise<Reply<Contador>> {
    await this.repository.markAllRead(id);
    return reply(await this.told(id), { message: 'Todas las notificaciones marcadas como leídas' });
  }

  private async sendMail({ usuarioId, titulo, mensaje, ruta }: Omit<NuevaNotificacion, 'fecha'>): Promise<void> {
    if (!(await this.system.valor<boolean>('notificaciones_correo'))) return;
    const cuenta = await this.users.findById(usuarioId);
    if (!cuenta?.activo) return;
    const boton = ruta ? { texto: 'Ver en Tuerca', enlace: this.env.PUBLIC_URL.replace(/\/$/, '') + ruta } : undefined;
    this.mail.send(layout(cuenta.email, titulo, [`Hola, ${cuenta.nombre}:`, mensaje], boton));
  }

  /** The figure, told to the person's other devices too. */
  private async told(userId: string): Promise<Contador> {
    const contador = await this.unread(userId);
    this.realtime.toUser(userId, { type: 'notification', action: 'unread_count_update', data: contador });
    return contador;
  }
}
