import { Controller } from '@nestjs/common';
import { equipo } from '@tuerca/contracts/auth/equipo/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { EquipoService } from './equipo.service';
import { InvitationsService } from './invitations.service';

@Controller()
export class EquipoController {
  constructor(
    private readonly service: EquipoService,
    private readonly invitations: InvitationsService,
  ) {}

  @Endpoint(equipo.list) list(@User() user: CurrentUser) {
    return this.service.list(user);
  }
  @Endpoint(equipo.invite) invite(@User() user: CurrentUser, @Input() { body }: Parsed<typeof equipo.invite>) {
    return this.invitations.invite(user, body);
  }
  @Endpoint(equipo.setCargo) setCargo(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof equipo.setCargo>,
  ) {
    return this.service.setCargo(user, params.id, body.cargo);
  }
  @Endpoint(equipo.resend) resend(@User() user: CurrentUser, @Input() { params }: Parsed<typeof equipo.resend>) {
    return this.invitations.resend(user, params.id);
  }
  @Endpoint(equipo.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof equipo.remove>) {
    return this.service.remove(user, params.id);
  }
  @Endpoint(equipo.invitation) invitation(@Input() { params }: Parsed<typeof equipo.invitation>) {
    return this.invitations.read(params.token);
  }
  @Endpoint(equipo.accept) accept(@Input() { params, body }: Parsed<typeof equipo.accept>) {
    return this.invitations.accept(params.token, body);
  }
}
