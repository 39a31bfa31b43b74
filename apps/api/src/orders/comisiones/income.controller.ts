import { Controller } from '@nestjs/common';
import { comisiones, comisionesTaller } from '@tuerca/contracts/orders/comisiones/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { IncomeService } from './income.service';
import { IncomeExportService } from './income-export.service';
import { PayoutsService } from './payouts.service';

/** The calls about the income and payouts of one kind of business. */
function incomeController(endpoints: typeof comisiones | typeof comisionesTaller) {
  @Controller()
  class Routes {
    constructor(
      private readonly income: IncomeService,
      private readonly payouts: PayoutsService,
      private readonly exports: IncomeExportService,
    ) {}

    @Endpoint(endpoints.income) get(@User() user: CurrentUser) {
      return this.income.of(user);
    }
    @Endpoint(endpoints.month) month(
      @User() user: CurrentUser,
      @Input() { params, query }: Parsed<typeof comisiones.month>,
    ) {
      return this.income.month(user, params.mes, query);
    }
    @Endpoint(endpoints.exportMonth) exportMonth(
      @User() user: CurrentUser,
      @Input() { params }: Parsed<typeof comisiones.exportMonth>,
    ) {
      return this.exports.ofMonth(user, params.mes);
    }
    @Endpoint(endpoints.payouts) list(
      @User() user: CurrentUser,
      @Input() { query }: Parsed<typeof comisiones.payouts>,
    ) {
      return this.payouts.ofStore(user, query);
    }
    @Endpoint(endpoints.payout) one(
      @User() user: CurrentUser,
      @Input() { params, query }: Parsed<typeof comisiones.payout>,
    ) {
      return this.payouts.own(user, params.id, query);
    }
  }
  return Routes;
}

/** A store's, from its sales. */
export const IncomeController = incomeController(comisiones);
/** A workshop's, from labour that was paid through Tuerca. */
export const WorkshopIncomeController = incomeController(comisionesTaller);
