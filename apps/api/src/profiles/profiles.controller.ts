import { Controller } from '@nestjs/common';
import { stores } from '@tuerca/contracts/stores/endpoints';
import { workshops } from '@tuerca/contracts/workshops/endpoints';
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
