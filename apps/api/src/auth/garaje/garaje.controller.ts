import { Controller } from '@nestjs/common';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { GarajeService } from './garaje.service';

@Controller()
export class GarajeController {
  constructor(private readonly service: GarajeService) {}

  @Endpoint(garaje.list) list(@User() user: CurrentUser) {
    return this.service.list(user);
  }
  @Endpoint(garaje.add) add(@User() user: CurrentUser, @Input() { body }: Parsed<typeof garaje.add>) {
    return this.service.add(user, body);
  }
  @Endpoint(garaje.choose) choose(@User() user: CurrentUser, @Input() { body }: Parsed<typeof garaje.choose>) {
    return this.service.choose(user, body.id);
  }
  @Endpoint(garaje.update) update(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof garaje.update>) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(garaje.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof garaje.remove>) {
    return this.service.remove(user, params.id);
  }
}
