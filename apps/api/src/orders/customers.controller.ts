import { Controller } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { CustomersService } from './customers.service';

@Controller()
export class CustomersController {
  constructor(private readonly service: CustomersService) {}

  @Endpoint(orders.customers) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof orders.customers>) {
    return this.service.list(user, query);
  }
  @Endpoint(orders.customer) get(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof orders.customer>,
  ) {
    return this.service.get(user, params.id, query);
  }
}
