import { Controller } from '@nestjs/common';
import { storeDashboard } from '@tuerca/contracts/orders/store-dashboard/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OrderPapersService } from './order-papers.service';
import { StoreDashboardService } from './store-dashboard.service';
import { TodayService } from './today.service';

@Controller()
export class StoreDashboardController {
  constructor(
    private readonly service: StoreDashboardService,
    private readonly day: TodayService,
    private readonly papers: OrderPapersService,
  ) {}

  @Endpoint(storeDashboard.stats) stats(@User() user: CurrentUser) {
    return this.service.ofStore(user);
  }
  @Endpoint(storeDashboard.today) today(@User() user: CurrentUser) {
    return this.day.ofStore(user);
  }
  @Endpoint(storeDashboard.labels) labels(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof storeDashboard.labels>,
  ) {
    return this.papers.labels(user, query.pedidos);
  }
  @Endpoint(storeDashboard.pickingList) pickingList(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof storeDashboard.pickingList>,
  ) {
    return this.papers.pickingList(user, query.pedidos);
  }
}
