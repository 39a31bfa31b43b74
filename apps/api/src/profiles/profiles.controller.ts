import { Controller } from '@nestjs/common';
import { stores, workshops } from '@tuerca/contracts/stores';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../platform/http/request-context';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(private readonly service: ProfilesService) {}

  @Endpoint(stores.profile) store(@Input() { params, query }: Parsed<typeof stores.profile>) {
    return this.service.store(params.id, query);
  }
  @Endpoint(workshops.profile) workshop(@Input() { params, query }: Parsed<typeof workshops.profile>) {
    return this.service.workshop(params.id, query);
  }
}
