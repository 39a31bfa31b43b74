import { Controller } from '@nestjs/common';
import { status } from '@tuerca/contracts/admin/status-endpoints';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { StatusService } from './status.service';

@Controller()
export class StatusController {
  constructor(private readonly service: StatusService) {}

  @Endpoint(status.get) get() {
    return this.service.get();
  }
}
