import { Controller } from '@nestjs/common';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { FirstStepsService } from './first-steps.service';
import { PendingService } from './pending.service';
import { ExchangeRatesOverviewService } from './rates.service';
import { AdminStatisticsService } from './statistics.service';

@Controller()
export class AdminController {
  constructor(
    private readonly pendingWork: PendingService,
    private readonly figures: AdminStatisticsService,
    private readonly steps: FirstStepsService,
    private readonly rates: ExchangeRatesOverviewService,
  ) {}

  @Endpoint(admin.statistics) statistics() {
    return this.figures.get();
  }

  @Endpoint(admin.pending) pending() {
    return this.pendingWork.count();
  }

  @Endpoint(admin.firstSteps) firstSteps() {
    return this.steps.list();
  }

  @Endpoint(ratesAdmin.list) listRates() {
    return this.rates.list();
  }
  @Endpoint(ratesAdmin.made) madeAtRate(@Input() { query }: Parsed<typeof ratesAdmin.made>) {
    return this.rates.made(query);
  }
  @Endpoint(ratesAdmin.withdraw) withdrawRate(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof ratesAdmin.withdraw>,
  ) {
    return this.rates.withdraw(user, body);
  }
}
