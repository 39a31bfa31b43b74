import { Controller } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { User } from '../platform/http/request-context';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly service: StatisticsService) {}

  @Endpoint(orders.statistics) statistics(@User() user: CurrentUser) {
    return this.service.ofClient(user);
  }
}
