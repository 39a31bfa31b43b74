import { Controller } from '@nestjs/common';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CollectionsService } from './collections.service';
import { HeldStockService } from './held-stock.service';
import { PurchaseService } from './purchase.service';
import { QuotesService } from './quotes.service';
import { ReleaseService } from './release.service';

/** Buying and undoing: what touches cart, stock, payment and orders at once. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly purchase: PurchaseService,
    private readonly release: ReleaseService,
    private readonly heldStock: HeldStockService,
    private readonly collections: CollectionsService,
  ) {}

  @Endpoint(checkout.options) options(@User() user: CurrentUser) {
    return this.quotes.options(user);
  }
  @Endpoint(checkout.offices) offices(@Input() { query }: Parsed<typeof checkout.offices>) {
    return this.quotes.offices(query.estado);
  }
  @Endpoint(checkout.quote) quote(@User() user: CurrentUser, @Input() { body }: Parsed<typeof checkout.quote>) {
    return this.quotes.quote(user, body.entregas, body.instalacion);
  }
  @Endpoint(checkout.place, { ownGuard: true }) create(
    @User() user: CurrentUser,
    @Input() { body, key }: Parsed<typeof checkout.place>,
  ) {
    return this.purchase.place(user, body, key);
  }
  @Endpoint(checkout.placeCash, { ownGuard: true }) createInCash(
    @User() user: CurrentUser,
    @Input() { body, key }: Parsed<typeof checkout.placeCash>,
  ) {
    return this.purchase.place(user, body, key);
  }
  @Endpoint(checkout.collect) collect(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof checkout.collect>,
  ) {
    return this.collections.collect(user, params.id, body);
  }
  @Endpoint(checkout.last) last(@User() user: CurrentUser) {
    return this.purchase.last(user);
  }
  @Endpoint(checkout.usual) usual(@User() user: CurrentUser) {
    return this.purchase.usual(user);
  }
  @Endpoint(checkout.held) held(@User() user: CurrentUser) {
    return this.heldStock.of(user.id);
  }
  @Endpoint(checkout.cancel) cancel(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof checkout.cancel>,
  ) {
    return this.release.cancel(user, params.id, body.motivo);
  }
  @Endpoint(checkout.setStatus) status(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof checkout.setStatus>,
  ) {
    return this.release.move(user, params.id, body);
  }
  @Endpoint(checkout.deliverWithCode) deliverWithCode(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof checkout.deliverWithCode>,
  ) {
    return this.release.deliverWithCode(user, params.id, body.codigo);
  }
  @Endpoint(checkout.confirmReceipt) confirmReceipt(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof checkout.confirmReceipt>,
  ) {
    return this.release.confirmReceipt(user, params.id);
  }
  @Endpoint(checkout.setStatusOfMany) statusOfMany(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof checkout.setStatusOfMany>,
  ) {
    return this.release.moveMany(user, body);
  }
}
