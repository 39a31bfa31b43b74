import { Injectable, Logger } from '@nestjs/common';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import type {
  NoticePreferencesAnswer,
  NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import { MAX_PUSH_DEVICES, type NewPushSubscription } from '@tuerca/contracts/chats/notifications/push';
import { NoticePreferencesService } from '../../auth/users/notice-preferences.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { type CurrentUser, SessionVerifier } from '../../platform/common/current-user';
import { SESSION_ENDED, type SessionEnd } from '../../platform/common/session-end';
import { type Reply, reply } from '../../platform/http/reply';
import { PushService } from '../../platform/push/push.service';
import { Bus } from '../../platform/realtime/bus.service';
import type { PushSubscriptionDoc } from './push-subscription.schema';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';

/** Preferences of people for notices outside the web, and the devices that hear of them: one per session, and only while it lives. */
@Injectable()
export class PreferencesService {
  private readonly log = new Logger('Push');

  constructor(
    private readonly repository: PushSubscriptionsRepository,
    private readonly preferences: NoticePreferencesService,
    private readonly push: PushService,
    private readonly sessions: SessionVerifier,
    private readonly clock: Clock,
    bus: Bus,
  ) {
    bus.subscribe<SessionEnd>(SESSION_ENDED, (end) => {
      this.forget(end).catch((error: unknown) => this.log.warn(error instanceof Error ? error.message : error));
    });
  }

  async read(user: CurrentUser): Promise<NoticePreferencesAnswer> {
    const [said, dispositivo] = await Promise.all([this.preferences.read(user.id), this.isSubscribed(user)]);
    return { ...said, dispositivo };
  }

  async update(user: CurrentUser, change: NoticePreferencesChange): Promise<Reply<NoticePreferencesAnswer>> {
    const said = await this.preferences.update(user.id, change);
    const dispositivo = await this.isSubscribed(user);
    return reply({ ...said, dispositivo }, { message: NOTICE_MESSAGES.preferencesSaved });
  }

  /** Registers the device of this session; throws PUSH_NO_DISPONIBLE or PUSH_RECHAZADO. */
  async subscribe(user: CurrentUser, { endpoint, keys }: NewPushSubscription): Promise<Reply<null>> {
    if (!this.push.publicKey) throw new AppError('PUSH_NO_DISPONIBLE');
    if (!this.push.accepts(endpoint)) throw new AppError('PUSH_RECHAZADO');
    await this.repository.save({
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      usuarioId: user.id,
      sesion: user.sid,
      creada: this.clock.now(),
    });
    await this.repository.keepNewest(user.id, MAX_PUSH_DEVICES);
    return reply(null, { message: NOTICE_MESSAGES.pushOn });
  }

  async unsubscribe(user: CurrentUser): Promise<Reply<null>> {
    await this.repository.deleteBySession(user.sid);
    return reply(null, { message: NOTICE_MESSAGES.pushOff });
  }

  /** True when the device of this session is registered. */
  private isSubscribed({ sid }: CurrentUser): Promise<boolean> {
    return this.repository.hasSession(sid);
  }

  /** The devices of a person whose sessions live; the others are forgotten. */
  async findLive(userId: string): Promise<PushSubscriptionDoc[]> {
    const docs = await this.repository.findByUser(userId);
    const live = await Promise.all(docs.map(({ sesion }) => this.sessions.findUser({ id: userId, sid: sesion })));
    await Promise.all(docs.filter((_doc, i) => !live[i]).map((doc) => this.remove(doc)));
    return docs.filter((_doc, i) => live[i]);
  }

  /** Its push service does not know it any more. */
  remove({ _id }: PushSubscriptionDoc): Promise<void> {
    return this.repository.deleteById(_id);
  }

  private forget({ userId, sid, except }: SessionEnd): Promise<void> {
    return sid ? this.repository.deleteBySession(sid) : this.repository.deleteByUser(userId, except);
  }
}
