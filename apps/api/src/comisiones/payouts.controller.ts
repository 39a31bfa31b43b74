import { Controller } from '@nestjs/common';
import { comisionesAdmin } from '@tuerca/contracts/comisiones/admin-endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Http, Input, type Parsed, User } from '../platform/http/request-context';
import { PayoutsService } from './payouts.service';
import { RatesService } from './rates.service';

/** Commissions and payouts as the administrators move them. */
@Controller()
export class PayoutsController {
  constructor(
    private readonly rates: RatesService,
    private readonly payouts: PayoutsService,
  ) {}

  @Endpoint(comisionesAdmin.rates) get() {
    return this.rates.get();
  }
  @Endpoint(comisionesAdmin.setRates) set(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof comisionesAdmin.setRates>,
    @Http() { req }: Http,
  ) {
    return this.rates.set(user, body, req.ip);
  }
  @Endpoint(comisionesAdmin.setStoreRate) setOfStore(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof comisionesAdmin.setStoreRate>,
    @Http() { req }: Http,
  ) {
    return this.rates.setOfStore(user, params.id, body, req.ip);
  }
  @Endpoint(comisionesAdmin.balances) balances(@Input() { query }: Parsed<typeof comisionesAdmin.balances>) {
    return this.payouts.balances(query);
  }
  @Endpoint(comisionesAdmin.list) list(@Input() { query }: Parsed<typeof comisionesAdmin.list>) {
    return this.payouts.list(query);
  }
  @Endpoint(comisionesAdmin.get) one(@Input() { params, query }: Parsed<typeof comisionesAdmin.get>) {
    return this.payouts.get(params.id, query);
  }
  @Endpoint(comisionesAdmin.close) close(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof comisionesAdmin.close>,
  ) {
    return this.payouts.close(user, body);
  }
  @Endpoint(comisionesAdmin.pay) pay(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof comisionesAdmin.pay>,
  ) {
    return this.payouts.pay(user, params.id, body);
  }
}
