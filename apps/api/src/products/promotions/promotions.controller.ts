import { Controller } from '@nestjs/common';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OffersService } from './offers.service';
import { PromotionsService } from './promotions.service';

@Controller()
export class PromotionsController {
  constructor(
    private readonly offers: OffersService,
    private readonly service: PromotionsService,
    private readonly clock: Clock,
  ) {}

  @Endpoint(promotions.mine) mine(@User() user: CurrentUser, @Input() { query }: Parsed<typeof promotions.mine>) {
    return this.offers.mine(user, query);
  }
  @Endpoint(promotions.ofWorkshop) ofWorkshop(@Input() { params }: Parsed<typeof promotions.ofWorkshop>) {
    return this.offers.ofWorkshop(params.id);
  }
  @Endpoint(promotions.create) create(
    @User() user: CurrentUser,
    @Input() { body, files }: Parsed<typeof promotions.create>,
  ) {
    return this.offers.create(user, body, files.imagen?.[0]);
  }
  @Endpoint(promotions.update) update(
    @User() user: CurrentUser,
    @Input() { params, body, files }: Parsed<typeof promotions.update>,
  ) {
    return this.offers.update(user, params.id, body, files.imagen?.[0]);
  }
  @Endpoint(promotions.toggle) toggle(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof promotions.toggle>,
  ) {
    return this.offers.toggle(user, params.id, body.activa);
  }
  @Endpoint(promotions.remove) remove(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof promotions.remove>,
  ) {
    return this.offers.remove(user, params.id);
  }
  @Endpoint(promotions.check) check(@Input() { params, query }: Parsed<typeof promotions.check>) {
    const { id: tallerId, codigo: codigoPromo } = params;
    return this.service.quote({ tallerId, codigoPromo, servicioId: query.servicioId, now: this.clock.now() });
  }
}
