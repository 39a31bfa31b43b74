import { Controller } from '@nestjs/common';
import { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../../platform/http/request-context';
import { AdminOrdersService } from './admin-orders.service';

/** Orders of all stores, as lists; one with all that hangs on it is the admin domain's. */
@Controller()
export class AdminOrdersController {
  constructor(private readonly service: AdminOrdersService) {}

  @Endpoint(ordersAdmin.list) list(@Input() { query }: Parsed<typeof ordersAdmin.list>) {
    return this.service.list(query);
  }
  @Endpoint(ordersAdmin.exportAll) exportAll(@Input() { query }: Parsed<typeof ordersAdmin.exportAll>) {
    return this.service.export(query);
  }
}
