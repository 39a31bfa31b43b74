import { Controller } from '@nestjs/common';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { InventoryService } from './inventory.service';
import { OwnProducts } from './own-products.service';
import { PriceChanges } from './price-changes.service';
import { PriceEditing } from './price-editing.service';

/** Work of a store with its own products; everybody's readings stand in catalogue. */
@Controller()
export class ProductsController {
  constructor(
    private readonly own: OwnProducts,
    private readonly inventory: InventoryService,
    private readonly prices: PriceChanges,
    private readonly priceEditing: PriceEditing,
  ) {}

  @Endpoint(products.mine) mine(@User() user: CurrentUser, @Input() { query }: Parsed<typeof products.mine>) {
    return this.own.mine(user, query);
  }
  @Endpoint(products.movements) movements(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof products.movements>,
  ) {
    return this.inventory.ledger(user, query);
  }
  @Endpoint(products.doubleCodes) doubleCodesOf(@User() user: CurrentUser) {
    return this.own.doubleCodes(user);
  }
  @Endpoint(products.priceChanges) priceChanges(@User() user: CurrentUser) {
    return this.prices.latest(user);
  }
  @Endpoint(products.previewPrices) previewPrices(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof products.previewPrices>,
  ) {
    return this.prices.preview(user, body);
  }
  @Endpoint(products.changePrices) changePrices(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof products.changePrices>,
  ) {
    return this.prices.apply(user, body);
  }
  @Endpoint(products.undoPrices) undoPrices(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof products.undoPrices>,
  ) {
    return this.prices.undo(user, params.id);
  }
  @Endpoint(products.editPrices) editPrices(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof products.editPrices>,
  ) {
    return this.priceEditing.save(user, body);
  }
  @Endpoint(products.own) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof products.own>) {
    return this.own.get(user, params.id);
  }
  @Endpoint(products.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof products.create>) {
    return this.own.create(user, body);
  }
  @Endpoint(products.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof products.update>,
  ) {
    return this.own.update(user, params.id, body);
  }
  @Endpoint(products.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof products.remove>) {
    return this.own.remove(user, params.id);
  }
  @Endpoint(products.setStock) setStock(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof products.setStock>,
  ) {
    return this.inventory.setStock(user, params.id, body);
  }
}
