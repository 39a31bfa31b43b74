import { Controller } from '@nestjs/common';
import { solicitudes, solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { AcceptanceService } from './acceptance.service';
import { NewRequestsService } from './new-requests.service';
import { ProposalsService } from './proposals.service';
import { SolicitudesService } from './solicitudes.service';
import { StoreRequestsService } from './store-requests.service';

type Calls = typeof solicitudes;
type StoreCalls = typeof solicitudesTienda;

@Controller()
export class SolicitudesController {
  constructor(
    private readonly service: SolicitudesService,
    private readonly newRequests: NewRequestsService,
    private readonly acceptance: AcceptanceService,
    private readonly storeRequests: StoreRequestsService,
    private readonly proposals: ProposalsService,
  ) {}

  @Endpoint(solicitudes.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<Calls['list']>) {
    return this.service.list(user, query);
  }
  @Endpoint(solicitudes.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['create']>) {
    return this.newRequests.create(user, body);
  }
  @Endpoint(solicitudes.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(solicitudes.cancel) cancel(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['cancel']>) {
    return this.service.cancel(user, params.id);
  }
  @Endpoint(solicitudes.accept) accept(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['accept']>) {
    return this.acceptance.accept(user, params.id, params.propuestaId);
  }
  @Endpoint(solicitudesTienda.list) listForStore(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<StoreCalls['list']>,
  ) {
    return this.storeRequests.list(user, query);
  }
  @Endpoint(solicitudesTienda.count) count(@User() user: CurrentUser) {
    return this.storeRequests.count(user);
  }
  @Endpoint(solicitudesTienda.get) getForStore(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<StoreCalls['get']>,
  ) {
    return this.storeRequests.get(user, params.id);
  }
  @Endpoint(solicitudesTienda.propose) propose(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<StoreCalls['propose']>,
  ) {
    return this.proposals.propose(user, params.id, body);
  }
  @Endpoint(solicitudesTienda.withdraw) withdraw(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<StoreCalls['withdraw']>,
  ) {
    return this.proposals.withdraw(user, params.id, params.propuestaId);
  }
}
