import { Controller } from '@nestjs/common';
import { ordersAdmin } from '@tuerca/contracts/orders/orders/admin-endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { OrderFileService } from './order-file.service';

type Calls = typeof ordersAdmin;

/** One order as the administrators work with it. */
@Controller()
export class AdminOrderController {
  constructor(private readonly files: OrderFileService) {}

  @Endpoint(ordersAdmin.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.files.get(user, params.id);
  }
  @Endpoint(ordersAdmin.cancel)
  cancel(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['cancel']>) {
    return this.files.cancel(user, params.id, body.motivo);
  }
}
