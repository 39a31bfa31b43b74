import { Controller } from '@nestjs/common';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { AgendaService } from './agenda.service';
import { AvailabilityService } from './availability.service';
import { ClosingService } from './closing.service';
import { FirstHoursService } from './first-hours.service';
import { SlotsService } from './slots.service';

/** Calls about workshops' availability. */
@Controller()
export class AvailabilityController {
  constructor(
    private readonly service: AvailabilityService,
    private readonly closing: ClosingService,
    private readonly slots: SlotsService,
    private readonly agendas: AgendaService,
    private readonly firstHours: FirstHoursService,
  ) {}

  @Endpoint(disponibilidad.get) get(
    @User() user: CurrentUser | undefined,
    @Input() { params }: Parsed<typeof disponibilidad.get>,
  ) {
    return this.service.get(params.tallerId, user);
  }
  @Endpoint(disponibilidad.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof disponibilidad.update>,
  ) {
    return this.closing.update(user, params.tallerId, body);
  }
  @Endpoint(disponibilidad.preview) preview(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof disponibilidad.preview>,
  ) {
    return this.service.preview(user, params.tallerId, body);
  }
  @Endpoint(disponibilidad.month) month(@Input() { params, query }: Parsed<typeof disponibilidad.month>) {
    return this.slots.month(params.servicioId, query.mes);
  }
  @Endpoint(disponibilidad.first) first(@Input() { query }: Parsed<typeof disponibilidad.first>) {
    return this.firstHours.first(query.servicios);
  }
  @Endpoint(disponibilidad.agenda) agenda(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof disponibilidad.agenda>,
  ) {
    return this.agendas.days(user, params.tallerId, query.desde, query.hasta);
  }
}
