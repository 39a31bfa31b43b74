import { Controller } from '@nestjs/common';
import { storeDashboard } from '@tuerca/contracts/store-dashboard/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { User } from '../platform/http/request-context';
import { StoreDashboardService } from './store-dashboard.service';
import { TodayService } from './today.service';

@Controller()
export class StoreDashboardController {
  constructor(
    private readonly service: StoreDashboardService,
    private readonly day: TodayService,
  ) {}

  @Endpoint(storeDashboard.stats) stats(@User() user: CurrentUser) {
    return this.service.ofStore(user);
  }
  @Endpoint(storeDashboard.today) today(@User() user: CurrentUser) {
    return this.day.ofStore(user);
  }
}
