import { Controller } from '@nestjs/common';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { MyPlanService } from './my-plan.service';

/** A seller's own plan. */
@Controller()
export class MyPlanController {
  constructor(private readonly myPlan: MyPlanService) {}

  @Endpoint(membresia.mine) mine(@User() user: CurrentUser) {
    return this.myPlan.mine(user);
  }
  @Endpoint(membresia.limits) limits(@User() user: CurrentUser) {
    return this.myPlan.limits(user);
  }
  @Endpoint(membresia.request) request(@User() user: CurrentUser, @Input() { body }: Parsed<typeof membresia.request>) {
    return this.myPlan.request(user, body);
  }
  @Endpoint(membresia.withdraw) withdraw(@User() user: CurrentUser) {
    return this.myPlan.withdraw(user);
  }
  @Endpoint(membresia.earn) earn(@User() user: CurrentUser, @Input() { body }: Parsed<typeof membresia.earn>) {
    return this.myPlan.earn(user, body.codigo);
  }
}
