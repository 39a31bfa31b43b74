import { Controller } from '@nestjs/common';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../../platform/http/request-context';
import { OfferedServices } from './offered-services.service';

@Controller()
export class OfferedServicesController {
  constructor(private readonly service: OfferedServices) {}

  @Endpoint(services.list) list(@Input() { query }: Parsed<typeof services.list>) {
    return this.service.list(query);
  }
  @Endpoint(services.byWorkshop) byWorkshop(@Input() { params, query }: Parsed<typeof services.byWorkshop>) {
    return this.service.byWorkshop(params.id, query);
  }
  @Endpoint(services.popular) popular(@Input() { params, query }: Parsed<typeof services.popular>) {
    return this.service.popular(params.id, query.limit);
  }
  @Endpoint(services.get) get(@Input() { params }: Parsed<typeof services.get>) {
    return this.service.get(params.id);
  }
}
