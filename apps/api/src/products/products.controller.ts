import { Controller } from '@nestjs/common';
import { products } from '@tuerca/contracts/products';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed } from '../platform/http/request-context';
import { CatalogueService } from './catalogue.service';

@Controller()
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Endpoint(products.list) list(@Input() { query }: Parsed<typeof products.list>) {
    return this.catalogue.list(query);
  }
  @Endpoint(products.byStore) byStore(@Input() { params, query }: Parsed<typeof products.byStore>) {
    return this.catalogue.list(query, { tiendaId: params.id });
  }
  @Endpoint(products.byCategory) byCategory(@Input() { params, query }: Parsed<typeof products.byCategory>) {
    return this.catalogue.list(query, { categoria: params.id });
  }
  @Endpoint(products.get) get(@Input() { params, query }: Parsed<typeof products.get>) {
    return this.catalogue.get(params.id, query);
  }
}
