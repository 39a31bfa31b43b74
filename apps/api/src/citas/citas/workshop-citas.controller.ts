import { Controller } from '@nestjs/common';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { BookingService } from './booking.service';
import { WorkshopCustomersService } from './customers.service';
import { MovesService } from './moves.service';
import { SlotsService } from './slots.service';
import { WorkshopStatisticsService } from './statistics.service';
import { UndoService } from './undo.service';
import { WorkService } from './work.service';

/** Calls of a workshop for its appointments. */
@Controller()
export class WorkshopCitasController {
  constructor(
    private readonly booking: BookingService,
    private readonly moves: MovesService,
    private readonly work: WorkService,
    private readonly back: UndoService,
    private readonly clients: WorkshopCustomersService,
    private readonly figures: WorkshopStatisticsService,
    private readonly slots: SlotsService,
  ) {}

  @Endpoint(citasTaller.create) create(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof citasTaller.create>,
  ) {
    return this.booking.bookForCustomer(user, body);
  }
  @Endpoint(citasTaller.month) month(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof citasTaller.month>,
  ) {
    return this.slots.ownMonth(user, params.id, query.mes);
  }
  @Endpoint(citasTaller.day) day(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof citasTaller.day>,
  ) {
    return this.slots.ownDay(user, params.id, query.fecha);
  }
  @Endpoint(citasTaller.confirm) confirm(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof citasTaller.confirm>,
  ) {
    return this.moves.confirm(user, params.id);
  }
  @Endpoint(citasTaller.reject) reject(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.reject>,
  ) {
    return this.moves.reject(user, params.id, body.razonCancelacion);
  }
  @Endpoint(citasTaller.noShow) noShow(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof citasTaller.noShow>,
  ) {
    return this.moves.noShow(user, params.id);
  }
  @Endpoint(citasTaller.estado) estado(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.estado>,
  ) {
    return this.work.changeEstado(user, params.id, body);
  }
  @Endpoint(citasTaller.diagnostico) diagnostico(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.diagnostico>,
  ) {
    return this.work.note(user, params.id, body);
  }
  @Endpoint(citasTaller.trabajos) trabajos(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.trabajos>,
  ) {
    return this.work.note(user, params.id, body);
  }
  @Endpoint(citasTaller.precio) precio(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.precio>,
  ) {
    return this.work.price(user, params.id, body);
  }
  @Endpoint(citasTaller.complete) complete(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.complete>,
  ) {
    return this.work.complete(user, params.id, body);
  }
  @Endpoint(citasTaller.undo) undo(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.undo>,
  ) {
    return this.back.undo(user, params.id, body);
  }
  @Endpoint(citasTaller.correct) correct(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof citasTaller.correct>,
  ) {
    return this.back.correct(user, params.id, body);
  }
  @Endpoint(citasTaller.customers) customers(
    @User() user: CurrentUser,
    @Input() { params, query }: Parsed<typeof citasTaller.customers>,
  ) {
    return this.clients.list(user, params.id, query);
  }
  @Endpoint(citasTaller.statistics) statistics(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof citasTaller.statistics>,
  ) {
    return this.figures.ofWorkshop(user, params.id);
  }
}
