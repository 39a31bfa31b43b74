import { Controller } from '@nestjs/common';
import { orders } from '@tuerca/contracts/orders/orders/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CustomersService } from './customers.service';
import { OrderFilesService } from './order-files.service';

@Controller()
export class CustomersController {
  constructor(
    private readonly service: CustomersService,
    private readonly files: OrderFilesService,
  ) {}

  @Endpoint(orders.customers) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof orders.customers>) {
    return this.service.list(user, query);
  }
  @Endpoint(orders.customer) get(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof orders.customer>,
  ) {
    return this.service.get(user, params.id, query);
  }
  @Endpoint(orders.exportCustomersCsv) exportCsv(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof orders.exportCustomersCsv>,
  ) {
    return this.files.ofCustomers(user, 'csv', query);
  }
  @Endpoint(orders.exportCustomersXlsx) exportXlsx(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof orders.exportCustomersXlsx>,
  ) {
    return this.files.ofCustomers(user, 'xlsx', query);
  }
}
