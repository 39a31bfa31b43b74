import { Controller } from '@nestjs/common';
import { notifications } from '@tuerca/contracts/notifications/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { NotificationsService } from './notifications.service';

@Controller()
export class NotificationsController {
  constructor(private readonly service: NotificationsService) {}

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
}
