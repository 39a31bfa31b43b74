import { Controller } from '@nestjs/common';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../../platform/http/request-context';
import { CatalogueService } from './catalogue.service';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Endpoint(catalogue.list) list(@Input() { query }: Parsed<typeof catalogue.list>) {
    return this.catalogue.list(query);
  }
  @Endpoint(catalogue.several) several(@Input() { query }: Parsed<typeof catalogue.several>) {
    return this.catalogue.several(query);
  }
  @Endpoint(catalogue.byStore) byStore(@Input() { params, query }: Parsed<typeof catalogue.byStore>) {
    return this.catalogue.list(query, { tiendaId: params.id });
  }
  @Endpoint(catalogue.byCategory) byCategory(@Input() { params, query }: Parsed<typeof catalogue.byCategory>) {
    return this.catalogue.list(query, { categoria: params.id });
  }
  @Endpoint(catalogue.samePart) samePart(@Input() { params, query }: Parsed<typeof catalogue.samePart>) {
    return this.catalogue.samePart(params.id, query);
  }
  @Endpoint(catalogue.get) get(@Input() { params, query }: Parsed<typeof catalogue.get>) {
    return this.catalogue.get(params.id, query);
  }
}
