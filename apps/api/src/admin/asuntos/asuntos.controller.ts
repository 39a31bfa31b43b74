import { Controller } from '@nestjs/common';
import { asuntosAdmin } from '@tuerca/contracts/admin/asuntos-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { AsuntosService } from './asuntos.service';

type Of<K extends keyof typeof asuntosAdmin> = Parsed<(typeof asuntosAdmin)[K]>;

@Controller()
export class AsuntosController {
  constructor(private readonly asuntos: AsuntosService) {}

  @Endpoint(asuntosAdmin.open) open(@Input() { params }: Of<'open'>) {
    return this.asuntos.open(params.id);
  }

  @Endpoint(asuntosAdmin.unkept) unkept(@User() user: CurrentUser, @Input() { params, body }: Of<'unkept'>) {
    return this.asuntos.unkept(user, params.id, body);
  }

  @Endpoint(asuntosAdmin.list) list(@Input() { query }: Of<'list'>) {
    return this.asuntos.list(query);
  }

  @Endpoint(asuntosAdmin.get) get(@Input() { params }: Of<'get'>) {
    return this.asuntos.get(params.id);
  }

  @Endpoint(asuntosAdmin.advance) advance(@User() user: CurrentUser, @Input() { params, body }: Of<'advance'>) {
    return this.asuntos.advance(user, params.id, params.pedidoId, body);
  }

  @Endpoint(asuntosAdmin.attend) attend(@User() user: CurrentUser, @Input() { params, body }: Of<'attend'>) {
    return this.asuntos.attend(user, params.id, params.citaId, body);
  }

  @Endpoint(asuntosAdmin.decide) decide(@User() user: CurrentUser, @Input() { params, body }: Of<'decide'>) {
    return this.asuntos.decide(user, params.id, body);
  }
}
