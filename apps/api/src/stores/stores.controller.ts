import { Controller } from '@nestjs/common';
import { stores } from '@tuerca/contracts/stores/endpoints';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../platform/http/request-context';
import { StoresService } from './stores.service';

@Controller()
export class StoresController {
  constructor(private readonly service: StoresService) {}

  @Endpoint(stores.list) list(@Input() { query }: Parsed<typeof stores.list>) {
    return this.service.list(query);
  }
}
