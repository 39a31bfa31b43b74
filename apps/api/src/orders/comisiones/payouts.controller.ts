import { Controller } from '@nestjs/common';
import { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PayoutsService } from './payouts.service';
import { PayoutsExportService } from './payouts-export.service';
import { CommissionRatesService } from './rates.service';

/** Commissions and payouts as the administrators move them. */
@Controller()
export class PayoutsController {
  constructor(
    private readonly rates: CommissionRatesService,
    private readonly payouts: PayoutsService,
    private readonly exports: PayoutsExportService,
  ) {}

  @Endpoint(comisionesAdmin.rates) get() {
    return this.rates.get();
  }
  @Endpoint(comisionesAdmin.setRates) set(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof comisionesAdmin.setRates>,
  ) {
    return this.rates.set(user, body);
  }
  @Endpoint(comisionesAdmin.setStoreRate) setOfStore(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof comisionesAdmin.setStoreRate>,
  ) {
    return this.rates.setOfStore(user, params.id, body);
  }
  @Endpoint(comisionesAdmin.exportRates) exportRates() {
    return this.exports.exceptions();
  }
  @Endpoint(comisionesAdmin.exportBalances) exportBalances() {
    return this.exports.balances();
  }
  @Endpoint(comisionesAdmin.export) exportList(@Input() { query }: Parsed<typeof comisionesAdmin.export>) {
    return this.exports.list(query);
  }
  @Endpoint(comisionesAdmin.exportEntries) exportEntries(
    @Input() { params }: Parsed<typeof comisionesAdmin.exportEntries>,
  ) {
    return this.exports.entries(params.id);
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
