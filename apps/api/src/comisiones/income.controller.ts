import { Controller } from '@nestjs/common';
import { comisiones, comisionesTaller } from '@tuerca/contracts/comisiones/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { IncomeExportService } from './income-export.service';
import { IncomeService } from './income.service';
import { PayoutsService } from './payouts.service';

/** A store's income and payouts. */
@Controller()
export class IncomeController {
  constructor(
    private readonly income: IncomeService,
    private readonly payouts: PayoutsService,
    private readonly exports: IncomeExportService,
  ) {}

  @Endpoint(comisiones.income) get(@User() user: CurrentUser) {
    return this.income.of(user);
  }
  @Endpoint(comisiones.month) month(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof comisiones.month>,
  ) {
    return this.income.month(user, params.mes, query);
  }
  @Endpoint(comisiones.exportMonth) exportMonth(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof comisiones.exportMonth>,
  ) {
    return this.exports.ofMonth(user, params.mes);
  }
  @Endpoint(comisiones.payouts) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof comisiones.payouts>) {
    return this.payouts.ofStore(user, query);
  }
  @Endpoint(comisiones.payout) one(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof comisiones.payout>,
  ) {
    return this.payouts.own(user, params.id, query);
  }
}

/** A workshop's, from labour that was paid through Tuerca. */
@Controller()
export class WorkshopIncomeController {
  constructor(
    private readonly income: IncomeService,
    private readonly payouts: PayoutsService,
    private readonly exports: IncomeExportService,
  ) {}

  @Endpoint(comisionesTaller.income) get(@User() user: CurrentUser) {
    return this.income.of(user);
  }
  @Endpoint(comisionesTaller.month) month(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof comisionesTaller.month>,
  ) {
    return this.income.month(user, params.mes, query);
  }
  @Endpoint(comisionesTaller.exportMonth) exportMonth(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof comisionesTaller.exportMonth>,
  ) {
    return this.exports.ofMonth(user, params.mes);
  }
  @Endpoint(comisionesTaller.payouts) list(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof comisionesTaller.payouts>,
  ) {
    return this.payouts.ofStore(user, query);
  }
  @Endpoint(comisionesTaller.payout) one(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof comisionesTaller.payout>,
  ) {
    return this.payouts.own(user, params.id, query);
  }
}
