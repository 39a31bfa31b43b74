import { Controller } from '@nestjs/common';
import { tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { StoreReviews } from '../auth/stores/store-review.service';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { Sellers } from './sellers.service';

/** Stores in the hands of the administrators. */
@Controller()
export class AdminStoresController {
  constructor(
    private readonly sellers: Sellers,
    private readonly reviews: StoreReviews,
  ) {}

  @Endpoint(tiendasAdmin.list) list(@Input() { query }: Parsed<typeof tiendasAdmin.list>) {
    return this.sellers.list('tienda', query);
  }
  @Endpoint(tiendasAdmin.export) export(@Input() { query }: Parsed<typeof tiendasAdmin.export>) {
    return this.sellers.export('tienda', query);
  }
  @Endpoint(tiendasAdmin.get) get(@Input() { params }: Parsed<typeof tiendasAdmin.get>) {
    return this.sellers.get('tienda', params.id);
  }
  @Endpoint(tiendasAdmin.decide) decide(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof tiendasAdmin.decide>,
  ) {
    return this.sellers.after('tienda', id, this.reviews.decide(admin, id, body));
  }
  @Endpoint(tiendasAdmin.pause) pause(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof tiendasAdmin.pause>,
  ) {
    return this.sellers.after('tienda', id, this.reviews.pause(admin, id, body));
  }
  @Endpoint(tiendasAdmin.feature) feature(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof tiendasAdmin.feature>,
  ) {
    return this.sellers.after('tienda', id, this.reviews.feature(admin, id, body));
  }
  @Endpoint(tiendasAdmin.verify) verify(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof tiendasAdmin.verify>,
  ) {
    return this.sellers.after('tienda', id, this.reviews.verify(admin, id, body));
  }
}
