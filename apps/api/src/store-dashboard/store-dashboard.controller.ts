import { Controller } from '@nestjs/common';
import { storeDashboard } from '@tuerca/contracts/store-dashboard/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { User } from '../platform/http/request-context';
import { StoreDashboardService } from './store-dashboard.service';

@Controller()
export class StoreDashboardController {
  constructor(private readonly service: StoreDashboardService) {}

  @Endpoint(storeDashboard.stats) stats(@User() user: CurrentUser) {
    return this.service.ofStore(user);
  }
}
