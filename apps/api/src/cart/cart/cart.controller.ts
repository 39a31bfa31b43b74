import { Controller } from '@nestjs/common';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CartService } from './cart.service';
import { SeveralPartsService } from './several-parts.service';

@Controller()
export class CartController {
  constructor(
    private readonly service: CartService,
    private readonly parts: SeveralPartsService,
  ) {}

  @Endpoint(cart.get) get(@User() user: CurrentUser) {
    return this.service.get(user);
  }
  @Endpoint(cart.add, { ownGuard: true }) add(
    @User() user: CurrentUser,
    @Input() { body, key }: Parsed<typeof cart.add>,
  ) {
    return this.service.add(user, body, key);
  }
  @Endpoint(cart.addPresupuesto, { ownGuard: true }) addPresupuesto(
    @User() user: CurrentUser,
    @Input() { params, key }: Parsed<typeof cart.addPresupuesto>,
  ) {
    return this.parts.addPresupuesto(user, params.id, key);
  }
  @Endpoint(cart.repeatOrder, { ownGuard: true }) repeatOrder(
    @User() user: CurrentUser,
    @Input() { params, key }: Parsed<typeof cart.repeatOrder>,
  ) {
    return this.parts.repeatOrder(user, params.id, key);
  }
  @Endpoint(cart.update) update(@User() user: CurrentUser, @Input() { body }: Parsed<typeof cart.update>) {
    return this.service.update(user, body);
  }
  @Endpoint(cart.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof cart.remove>) {
    return this.service.remove(user, params.productoId);
  }
  @Endpoint(cart.clear) clear(@User() user: CurrentUser) {
    return this.service.clear(user);
  }
}
