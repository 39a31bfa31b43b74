import { Controller } from '@nestjs/common';
import { search } from '@tuerca/contracts/search';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../platform/http/request-context';
import { SearchService } from './search.service';

@Controller()
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Endpoint(search.global) global(@Input() { query }: Parsed<typeof search.global>) {
    return this.service.global(query);
  }
}
