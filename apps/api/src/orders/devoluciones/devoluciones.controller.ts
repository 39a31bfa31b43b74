import { Controller } from '@nestjs/common';
import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { DevolucionesService } from './devoluciones.service';
import { ReturnMovesService } from './return-moves.service';
import { ReturnRequestsService } from './return-requests.service';
import { ReturnThreadService } from './return-thread.service';

type Calls = typeof devoluciones;

@Controller()
export class DevolucionesController {
  constructor(
    private readonly service: DevolucionesService,
    private readonly requests: ReturnRequestsService,
    private readonly moves: ReturnMovesService,
    private readonly thread: ReturnThreadService,
  ) {}

  @Endpoint(devoluciones.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<Calls['list']>) {
    return this.service.list(user, query);
  }
  @Endpoint(devoluciones.ofOrder) ofOrder(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['ofOrder']>) {
    return this.service.ofOrder(user, params.id);
  }
  @Endpoint(devoluciones.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(devoluciones.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['create']>) {
    return this.requests.create(user, body);
  }
  @Endpoint(devoluciones.cancel) cancel(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['cancel']>) {
    return this.moves.cancel(user, params.id);
  }
  @Endpoint(devoluciones.accept) accept(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['accept']>) {
    return this.moves.accept(user, params.id, body);
  }
  @Endpoint(devoluciones.reject) reject(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['reject']>) {
    return this.moves.reject(user, params.id, body);
  }
  @Endpoint(devoluciones.receive)
  receive(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['receive']>) {
    return this.moves.receive(user, params.id, body);
  }
  @Endpoint(devoluciones.refund) refund(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['refund']>) {
    return this.moves.refund(user, params.id, body);
  }
  @Endpoint(devoluciones.message)
  message(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['message']>) {
    return this.thread.write(user, params.id, body.texto);
  }
  @Endpoint(devoluciones.askRevision)
  askRevision(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['askRevision']>) {
    return this.thread.askRevision(user, params.id, body.motivo);
  }
}
