import { Controller } from '@nestjs/common';
import { hojas } from '@tuerca/contracts/citas/hojas/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { HojasService } from './hojas.service';
import { RegistrosService } from './registros.service';
import { SharingService } from './sharing.service';

@Controller()
export class HojasController {
  constructor(
    private readonly service: HojasService,
    private readonly registros: RegistrosService,
    private readonly sharing: SharingService,
  ) {}

  @Endpoint(hojas.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof hojas.get>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(hojas.addRegistro) add(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof hojas.addRegistro>,
  ) {
    return this.registros.add(user, params.id, body);
  }
  @Endpoint(hojas.updateRegistro) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof hojas.updateRegistro>,
  ) {
    return this.registros.update(user, params, body);
  }
  @Endpoint(hojas.removeRegistro) remove(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof hojas.removeRegistro>,
  ) {
    return this.registros.remove(user, params);
  }
  @Endpoint(hojas.assign) assign(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof hojas.assign>) {
    return this.service.assign(user, params.id, body);
  }
  @Endpoint(hojas.share) share(@User() user: CurrentUser, @Input() { params }: Parsed<typeof hojas.share>) {
    return this.sharing.share(user, params.id);
  }
  @Endpoint(hojas.unshare) unshare(@User() user: CurrentUser, @Input() { params }: Parsed<typeof hojas.unshare>) {
    return this.sharing.unshare(user, params.id);
  }
  @Endpoint(hojas.shared) shared(@Input() { params }: Parsed<typeof hojas.shared>) {
    return this.sharing.open(params.token);
  }
}
