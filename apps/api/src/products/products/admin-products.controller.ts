import { Controller } from '@nestjs/common';
import { productosAdmin } from '@tuerca/contracts/products/products/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { AdminProducts } from './admin-products.service';

@Controller()
export class AdminProductsController {
  constructor(private readonly service: AdminProducts) {}

  @Endpoint(productosAdmin.list) list(@Input() { query }: Parsed<typeof productosAdmin.list>) {
    return this.service.list(query);
  }
  @Endpoint(productosAdmin.export) export(@Input() { query }: Parsed<typeof productosAdmin.export>) {
    return this.service.export(query);
  }
  @Endpoint(productosAdmin.get) get(@Input() { params }: Parsed<typeof productosAdmin.get>) {
    return this.service.get(params.id);
  }
  @Endpoint(productosAdmin.create) create(
    @User() admin: CurrentUser,
    @Input() { body }: Parsed<typeof productosAdmin.create>,
  ) {
    return this.service.create(admin, body.tiendaId, body.producto);
  }
  @Endpoint(productosAdmin.hideMany) hideMany(
    @User() admin: CurrentUser,
    @Input() { body }: Parsed<typeof productosAdmin.hideMany>,
  ) {
    return this.service.hideMany(admin, body.ids, body.motivo);
  }
  @Endpoint(productosAdmin.hide) hide(
    @User() admin: CurrentUser,
    @Input() { params, body }: Parsed<typeof productosAdmin.hide>,
  ) {
    return this.service.hide(admin, params.id, body.motivo);
  }
  @Endpoint(productosAdmin.show) show(
    @User() admin: CurrentUser,
    @Input() { params }: Parsed<typeof productosAdmin.show>,
  ) {
    return this.service.show(admin, params.id);
  }
}
