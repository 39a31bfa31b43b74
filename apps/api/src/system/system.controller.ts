import { Controller } from '@nestjs/common';
import { system } from '@tuerca/contracts/system/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Http, Input, type Parsed, User } from '../platform/http/request-context';
import { SystemService } from './system.service';

@Controller()
export class SystemController {
  constructor(private readonly service: SystemService) {}

  @Endpoint(system.public) public() {
    return this.service.answerPublic();
  }

  @Endpoint(system.config) list(@Input() { query }: Parsed<typeof system.config>) {
    return this.service.list(query.categoria);
  }

  @Endpoint(system.configOne) one(@Input() { params }: Parsed<typeof system.configOne>) {
    return this.service.one(params.name);
  }

  @Endpoint(system.setConfig) set(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof system.setConfig>,
    @Http() { req }: Http,
  ) {
    return this.service.set(user, params.name, body, req.ip);
  }
}
