import { Controller } from '@nestjs/common';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { PlansService } from './plans.service';

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Endpoint(membresia.plans) offered(@Input() { query }: Parsed<typeof membresia.plans>) {
    return this.plans.offered(query.rolUsuario);
  }
  @Endpoint(membresia.plan) get(@Input() { params }: Parsed<typeof membresia.plan>) {
    return this.plans.get(params.id);
  }
  @Endpoint(membresiaAdmin.plans) all() {
    return this.plans.all();
  }
  @Endpoint(membresiaAdmin.createPlan) create(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof membresiaAdmin.createPlan>,
  ) {
    return this.plans.create(user, body);
  }
  @Endpoint(membresiaAdmin.defaults) defaults(@User() user: CurrentUser) {
    return this.plans.makeDefaults(user);
  }
  @Endpoint(membresiaAdmin.updatePlan) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof membresiaAdmin.updatePlan>,
  ) {
    return this.plans.update(user, params.id, body);
  }
  @Endpoint(membresiaAdmin.removePlan) remove(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof membresiaAdmin.removePlan>,
  ) {
    return this.plans.remove(user, params.id);
  }
}
