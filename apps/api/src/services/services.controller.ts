import { Controller } from '@nestjs/common';
import { services } from '@tuerca/contracts/services/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { OwnServices } from './own-services.service';
import { ServicesService } from './services.service';

@Controller()
export class ServicesController {
  constructor(
    private readonly service: ServicesService,
    private readonly own: OwnServices,
  ) {}

  @Endpoint(services.list) list(@Input() { query }: Parsed<typeof services.list>) {
    return this.service.list(query);
  }
  @Endpoint(services.byWorkshop) byWorkshop(@Input() { params, query }: Parsed<typeof services.byWorkshop>) {
    return this.service.byWorkshop(params.id, query);
  }
  @Endpoint(services.popular) popular(@Input() { params, query }: Parsed<typeof services.popular>) {
    return this.service.popular(params.id, query.limit);
  }
  @Endpoint(services.get) get(@Input() { params }: Parsed<typeof services.get>) {
    return this.service.get(params.id);
  }
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
