import { Injectable } from '@nestjs/common';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import type {
  NoticePreferencesAnswer,
  NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import { NoticePreferencesService } from '../../auth/users/notice-preferences.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { PushSubscriptionsService } from './push-subscriptions.service';

/** Preferences of a person for notices outside the web, and for the device at hand. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: NoticePreferencesService,
    private readonly devices: PushSubscriptionsService,
  ) {}

  async read(user: CurrentUser): Promise<NoticePreferencesAnswer> {
    const [said, dispositivo] = await Promise.all([this.preferences.read(user.id), this.devices.isSubscribed(user)]);
    return { ...said, dispositivo };
  }

  async update(user: CurrentUser, change: NoticePreferencesChange): Promise<Reply<NoticePreferencesAnswer>> {
    const said = await this.preferences.update(user.id, change);
    const dispositivo = await this.devices.isSubscribed(user);
    return reply({ ...said, dispositivo }, { message: NOTICE_MESSAGES.preferencesSaved });
  }
}
