import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type NoticeChannel, wantsNotice } from '@tuerca/contracts/chats/notifications/preferences';
import type { PushPayload } from '@tuerca/contracts/chats/notifications/push';
import { mayReadNotice, NOTICE_CAPABILITY, type NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { noticesPageOf, type Role } from '@tuerca/contracts/kernel/roles';
import { truncate } from '@tuerca/contracts/kernel/text';
import { TeamAccountsService } from '../../auth/users/team-accounts.service';
import { type AccountContact, UsersService } from '../../auth/users/users.service';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import type { DeliveryQueueEntry } from '../../platform/database/entrega.schema';
import { totalsOf, type Waiting } from '../../platform/database/outbox.repository';
import { greeting, layout } from '../../platform/mail/layout';
import { MailService } from '../../platform/mail/mail.service';
import { Metrics } from '../../platform/metrics/metrics.service';
import { type DeliveryOutcome, DeliveryQueue } from '../../platform/outbox/delivery-queue';
import { PushService } from '../../platform/push/push.service';
import { SystemService } from '../../platform/system/system.service';
import type { NotificacionDoc } from './notification.schema';
import { NotificationsRepository } from './notifications.repository';
import { PreferencesService } from './preferences.service';
import type { PushSubscriptionDoc } from './push-subscription.schema';

/** Somebody to whom a notice leaves the web, and by which channels she wants it. */
interface Recipient {
  id: string;
  contact: AccountContact;
  wants: (channel: NoticeChannel) => boolean;
}

/** Of a push the text's beginning: a lock screen shows no more, and a payload has its limit. */
const PUSHED = 300;
const URGENT: readonly NotificationType[] = ['pago', 'cita', 'mensaje'];
const DONE: DeliveryOutcome = { left: [] };
/** Keys of single people or devices, for a channel in which the others have got theirs. */
const mailKey = ({ id }: Recipient) => `correo:${id}`;
const deviceKey = ({ _id }: PushSubscriptionDoc) => `push:${String(_id)}`;
/** Whether a part is still to be delivered: it is named, or its whole channel is. */
const isLeft = (pendientes: readonly string[], key: string) =>
  pendientes.includes(key) || pendientes.includes(key.split(':')[0]!);
const joined = (outcomes: readonly DeliveryOutcome[]): DeliveryOutcome => ({
  left: outcomes.flatMap(({ left }) => left),
  reason: outcomes.find(({ reason }) => reason)?.reason,
});
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Takes notices out of the web: by mail and to devices, as far as deployment, configuration and person want it. */
@Injectable()
export class NoticeDelivery implements OnApplicationBootstrap {
  private readonly queue: DeliveryQueue<NotificacionDoc>;

  constructor(
    private readonly repository: NotificationsRepository,
    clock: Clock,
    private readonly env: Environment,
    private readonly mail: MailService,
    private readonly push: PushService,
    private readonly devices: PreferencesService,
    private readonly users: UsersService,
    private readonly teams: TeamAccountsService,
    private readonly system: SystemService,
    metrics: Metrics,
    scheduler: Scheduler,
  ) {
    metrics.gauge({ name: 'notice_outbox', help: 'Notices that wait to leave the web.', label: 'channel' }, async () =>
      totalsOf(await this.countWaiting()),
    );
    this.queue = new DeliveryQueue({
      name: 'Notifications',
      repository: repository.outbox,
      clock,
      every: env.BARRIDO_MS,
      deliver: (doc, pendientes) => this.deliver(doc, pendientes),
    });
    scheduler.addEnding(() => this.queue.stop());
  }

  onApplicationBootstrap(): void {
    this.queue.start();
  }

  /** Delivery to be stored with a notice for these channels; undefined when this deployment has none of them. */
  plan(channels: NoticeChannel[]): DeliveryQueueEntry | undefined {
    const open = channels.filter((canal) => canal !== 'push' || this.push.publicKey);
    return open.length ? this.queue.claimed(open) : undefined;
  }

  /** Delivers what was stored and is committed; returns at once. */
  begin(docs: NotificacionDoc[]): void {
    void this.queue.take(docs);
  }

  /** Deliveries that wait, by channel. */
  countWaiting(): Promise<Map<string, Waiting>> {
    return this.repository.outbox.countWaiting();
  }

  private async deliver(doc: NotificacionDoc, pendientes: string[]): Promise<DeliveryOutcome> {
    const recipients = await this.recipientsOf(doc);
    const outcomes = await Promise.all(
      recipients.flatMap((one) => [
        one.wants('correo') && isLeft(pendientes, mailKey(one)) ? this.byMail(doc, one) : DONE,
        one.wants('push') ? this.toDevices(doc, one, pendientes) : DONE,
      ]),
    );
    return joined(outcomes);
  }

  /**
   * The owner of a notice and, of a business, the members of its team whose position handles it. Asked at the last moment:
   * whoever has left or said no meanwhile hears nothing, and a business that is switched off nobody.
   */
  private async recipientsOf({ usuarioId, tipo, capacidad }: NotificacionDoc): Promise<Recipient[]> {
    const owner = String(usuarioId);
    const members = (capacidad ?? NOTICE_CAPABILITY[tipo]) ? await this.teams.recallMembers(owner) : [];
    const concerned = members.filter(({ cargo }) => mayReadNotice(cargo, { tipo, capacidad }));
    const ids = [owner, ...concerned.map(({ id }) => id)];
    const contacts = await this.users.recallContacts(ids);
    if (!contacts.get(owner)?.activo) return [];
    return ids.flatMap((id) => {
      const contact = contacts.get(id);
      if (!contact?.activo) return [];
      return [{ id, contact, wants: (channel: NoticeChannel) => wantsNotice(contact.notices, tipo, channel) }];
    });
  }

  private async byMail(
    { _id, usuarioId, titulo, mensaje, ruta }: NotificacionDoc,
    to: Recipient,
  ): Promise<DeliveryOutcome> {
    if (!(await this.system.valor<boolean>('notificaciones_correo'))) return DONE;
    const button = ruta ? { texto: 'Ver en Tuerca', enlace: this.env.PUBLIC_URL.replace(/\/$/, '') + ruta } : undefined;
    const id = to.id === String(usuarioId) ? String(_id) : `${String(_id)}.${to.id}`;
    try {
      await this.mail.deliver(layout(to.contact.email, titulo, [greeting(to.contact), mensaje], button), id);
      return DONE;
    } catch (error) {
      return { left: [mailKey(to)], reason: reasonOf(error) };
    }
  }

  private async toDevices(
    doc: NotificacionDoc,
    { id, contact }: Recipient,
    pendientes: string[],
  ): Promise<DeliveryOutcome> {
    if (!pendientes.some((one) => one.split(':')[0] === 'push')) return DONE;
    const devices = (await this.devices.findLive(id)).filter((one) => isLeft(pendientes, deviceKey(one)));
    return joined(await Promise.all(devices.map((device) => this.toDevice(doc, device, contact.role))));
  }

  private async toDevice(doc: NotificacionDoc, device: PushSubscriptionDoc, role: Role): Promise<DeliveryOutcome> {
    const { _id, tipo, titulo, mensaje, ruta } = doc;
    const id = String(_id);
    const payload: PushPayload = {
      id,
      tipo,
      titulo,
      texto: truncate(mensaje, PUSHED),
      ruta: ruta ?? noticesPageOf(role),
    };
    try {
      const { endpoint, p256dh, auth } = device;
      const result = await this.push.send({
        subscription: { endpoint, keys: { p256dh, auth } },
        payload: JSON.stringify(payload),
        topic: id,
        isUrgent: URGENT.includes(tipo),
      });
      if (result === 'gone') await this.devices.remove(device);
      return DONE;
    } catch (error) {
      return { left: [deviceKey(device)], reason: reasonOf(error) };
    }
  }
}
