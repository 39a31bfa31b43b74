import { Controller } from '@nestjs/common';
import { admin } from '@tuerca/contracts/admin/endpoints';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { FirstStepsService } from './first-steps.service';
import { PendingService } from './pending.service';
import { StatisticsService } from './statistics.service';

@Controller()
export class AdminController {
  constructor(
    private readonly pendingWork: PendingService,
    private readonly figures: StatisticsService,
    private readonly steps: FirstStepsService,
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
}
