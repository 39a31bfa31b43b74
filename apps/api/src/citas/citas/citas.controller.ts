import { Controller } from '@nestjs/common';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { BookingService } from './booking.service';
import { CitasService } from './citas.service';
import { FilesService } from './files.service';
import { MovesService } from './moves.service';
import { PartsService } from './parts.service';
import { RatingService } from './rating.service';
import { SlotsService } from './slots.service';

/** Appointments as either party has them. */
@Controller()
export class CitasController {
  constructor(
    private readonly service: CitasService,
    private readonly booking: BookingService,
    private readonly moves: MovesService,
    private readonly rating: RatingService,
    private readonly slots: SlotsService,
    private readonly files: FilesService,
    private readonly parts: PartsService,
  ) {}

  @Endpoint(citas.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<typeof citas.list>) {
    return this.service.list(user, query);
  }
  @Endpoint(citas.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof citas.create>) {
    return this.booking.book(user, body);
  }
  @Endpoint(citas.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof citas.get>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(citas.cancel) cancel(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof citas.cancel>) {
    return this.moves.cancel(user, params.id, body.razonCancelacion);
  }
  @Endpoint(citas.rate) rate(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof citas.rate>) {
    return this.rating.rate(user, params.id, body);
  }
  @Endpoint(citas.reschedule) reschedule(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citas.reschedule>,
  ) {
    return this.moves.reschedule(user, params.id, body);
  }
  @Endpoint(citas.keep) keep(@User() user: CurrentUser, @Input() { params }: Parsed<typeof citas.keep>) {
    return this.parts.keep(user, params.id);
  }
  @Endpoint(citas.times) times(@User() user: CurrentUser, @Input() { params, query }: Parsed<typeof citas.times>) {
    return this.slots.monthFor(user, params.id, query.mes);
  }
  @Endpoint(citas.invoice) invoice(@User() user: CurrentUser, @Input() { params }: Parsed<typeof citas.invoice>) {
    return this.files.invoice(user, params.id);
  }
  @Endpoint(citas.calendar) calendar(@User() user: CurrentUser, @Input() { params }: Parsed<typeof citas.calendar>) {
    return this.files.calendar(user, params.id);
  }
}
