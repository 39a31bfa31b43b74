import { Controller } from '@nestjs/common';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PhoneCallsService } from './phone-calls.service';
import { PresupuestosService } from './presupuestos.service';

@Controller()
export class PresupuestosController {
  constructor(
    private readonly service: PresupuestosService,
    private readonly calls: PhoneCallsService,
  ) {}

  @Endpoint(presupuestos.list) list(@User() user: CurrentUser, @Input() { params }: Parsed<typeof presupuestos.list>) {
    return this.service.list(user, params.id);
  }
  @Endpoint(presupuestos.create) create(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof presupuestos.create>,
  ) {
    return this.service.create(user, params.id, body);
  }
  @Endpoint(presupuestos.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof presupuestos.get>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(presupuestos.answer) answer(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof presupuestos.answer>,
  ) {
    return this.service.answer(user, params.id, body);
  }
  @Endpoint(presupuestos.noteCall) noteCall(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof presupuestos.noteCall>,
  ) {
    return this.calls.note(user, params.id, body);
  }
  @Endpoint(presupuestos.object) object(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof presupuestos.object>,
  ) {
    return this.calls.object(user, params.id, body);
  }
  @Endpoint(presupuestos.withdraw) withdraw(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof presupuestos.withdraw>,
  ) {
    return this.service.withdraw(user, params.id);
  }
}
