import { Controller } from '@nestjs/common';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { WorkshopsService } from './workshops.service';

@Controller()
export class WorkshopsController {
  constructor(private readonly service: WorkshopsService) {}

  @Endpoint(workshops.list) list(@Input() { query }: Parsed<typeof workshops.list>) {
    return this.service.list(query);
  }
  @Endpoint(workshops.own) own(@User() user: CurrentUser) {
    return this.service.own(user);
  }
}
