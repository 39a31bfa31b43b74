import { Controller } from '@nestjs/common';
import { instalaciones } from '@tuerca/contracts/cart/instalaciones/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { InstallationOffersService } from './offers.service';

/** Workshops that mount the parts of a cart, of a product or of an appointment. */
@Controller()
export class InstalacionesController {
  constructor(private readonly service: InstallationOffersService) {}

  @Endpoint(instalaciones.offers) offers(
    @User() user: CurrentUser,
    @Input() { query }: Parsed<typeof instalaciones.offers>,
  ) {
    return this.service.offers(user, query);
  }

  @Endpoint(instalaciones.instead) instead(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof instalaciones.instead>,
  ) {
    return this.service.instead(user, params.id);
  }

  @Endpoint(instalaciones.forProduct) forProduct(@Input() { params, query }: Parsed<typeof instalaciones.forProduct>) {
    return this.service.forProduct(params.id, query);
  }
}
