import { Controller } from '@nestjs/common';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../../platform/http/request-context';
import { SearchService } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Endpoint(catalogue.search) global(@Input() { query }: Parsed<typeof catalogue.search>) {
    return this.service.global(query);
  }
}
