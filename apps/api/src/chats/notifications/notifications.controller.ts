import { Controller } from '@nestjs/common';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PushService } from '../../platform/push/push.service';
import { NotificationsService } from './notifications.service';
import { PreferencesService } from './preferences.service';

@Controller()
export class NotificationsController {
  constructor(
    private readonly service: NotificationsService,
    private readonly preferences: PreferencesService,
    private readonly push: PushService,
  ) {}

  @Endpoint(notifications.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof notifications.list>) {
    return this.service.list(user, query);
  }
  @Endpoint(notifications.readAll) readAll(@User() user: CurrentUser) {
    return this.service.readAll(user);
  }
  @Endpoint(notifications.read) read(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof notifications.read>,
  ) {
    return this.service.read(user, params.id);
  }
  @Endpoint(notifications.preferences) readPreferences(@User() user: CurrentUser) {
    return this.preferences.read(user);
  }
  @Endpoint(notifications.updatePreferences) updatePreferences(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof notifications.updatePreferences>,
  ) {
    return this.preferences.update(user, body);
  }
  @Endpoint(notifications.pushKey) pushKey() {
    return { publicKey: this.push.publicKey };
  }
  @Endpoint(notifications.subscribe) subscribe(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof notifications.subscribe>,
  ) {
    return this.preferences.subscribe(user, body);
  }
  @Endpoint(notifications.unsubscribe) unsubscribe(@User() user: CurrentUser) {
    return this.preferences.unsubscribe(user);
  }
}
