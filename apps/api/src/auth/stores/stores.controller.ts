import { Controller } from '@nestjs/common';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { StoresService } from './stores.service';

@Controller()
export class StoresController {
  constructor(private readonly service: StoresService) {}

  @Endpoint(stores.list) list(@Input() { query }: Parsed<typeof stores.list>) {
    return this.service.list(query);
  }
  @Endpoint(stores.own) own(@User() user: CurrentUser) {
    return this.service.own(user);
  }
}
