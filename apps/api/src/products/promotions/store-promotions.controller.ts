import { Controller } from '@nestjs/common';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { StorePromotionsService } from './store-promotions.service';

@Controller()
export class StorePromotionsController {
  constructor(private readonly service: StorePromotionsService) {}

  @Endpoint(storePromotions.list) list(@Input() { query }: Parsed<typeof storePromotions.list>) {
    return this.service.list(query);
  }
  @Endpoint(storePromotions.mine) mine(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof storePromotions.mine>,
  ) {
    return this.service.mine(user, query);
  }
  @Endpoint(storePromotions.ofStore) ofStore(@Input() { params }: Parsed<typeof storePromotions.ofStore>) {
    return this.service.ofStore(params.id);
  }
  @Endpoint(storePromotions.get) get(
    @User() user: CurrentUser | undefined,
    @Input() { params }: Parsed<typeof storePromotions.get>,
  ) {
    return this.service.get(user, params.id);
  }
  @Endpoint(storePromotions.create) create(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof storePromotions.create>,
  ) {
    return this.service.create(user, body);
  }
  @Endpoint(storePromotions.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof storePromotions.update>,
  ) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(storePromotions.remove) remove(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof storePromotions.remove>,
  ) {
    return this.service.remove(user, params.id);
  }
  @Endpoint(storePromotions.apply) apply(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof storePromotions.apply>,
  ) {
    return this.service.apply(user, params.id);
  }
}
