import { Controller } from '@nestjs/common';
import { talleresAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { Sellers } from './sellers.service';

/** Workshops in the hands of the administrators. */
@Controller()
export class AdminWorkshopsController {
  constructor(
    private readonly sellers: Sellers,
    private readonly reviews: WorkshopReviews,
  ) {}

  @Endpoint(talleresAdmin.list) list(@Input() { query }: Parsed<typeof talleresAdmin.list>) {
    return this.sellers.list('taller', query);
  }
  @Endpoint(talleresAdmin.export) export(@Input() { query }: Parsed<typeof talleresAdmin.export>) {
    return this.sellers.export('taller', query);
  }
  @Endpoint(talleresAdmin.get) get(@Input() { params }: Parsed<typeof talleresAdmin.get>) {
    return this.sellers.get('taller', params.id);
  }
  @Endpoint(talleresAdmin.decide) decide(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof talleresAdmin.decide>,
  ) {
    return this.sellers.after('taller', id, this.reviews.decide(admin, id, body));
  }
  @Endpoint(talleresAdmin.pause) pause(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof talleresAdmin.pause>,
  ) {
    return this.sellers.after('taller', id, this.reviews.pause(admin, id, body));
  }
  @Endpoint(talleresAdmin.feature) feature(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof talleresAdmin.feature>,
  ) {
    return this.sellers.after('taller', id, this.reviews.feature(admin, id, body));
  }
  @Endpoint(talleresAdmin.verify) verify(
    @User() admin: CurrentUser,
    @Input() { params: { id }, body }: Parsed<typeof talleresAdmin.verify>,
  ) {
    return this.sellers.after('taller', id, this.reviews.verify(admin, id, body));
  }
}
