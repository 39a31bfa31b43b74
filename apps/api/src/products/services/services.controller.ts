import { Controller } from '@nestjs/common';
import { services } from '@tuerca/contracts/products/services/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OwnServices } from './own-services.service';

/** Work of a workshop with its own services; everybody's readings stand in promotions, which knows their prices. */
@Controller()
export class ServicesController {
  constructor(private readonly own: OwnServices) {}

  @Endpoint(services.mine) mine(@User() user: CurrentUser, @Input() { query }: Parsed<typeof services.mine>) {
    return this.own.mine(user, query);
  }
  @Endpoint(services.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof services.create>) {
    return this.own.create(user, body);
  }
  @Endpoint(services.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof services.update>,
  ) {
    return this.own.update(user, params.id, body);
  }
  @Endpoint(services.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof services.remove>) {
    return this.own.remove(user, params.id);
  }
}
