import { Controller } from '@nestjs/common';
import { revisionPropia } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OwnReview } from './own-review.service';
import { ProfilesService } from './profiles.service';

@Controller()
export class ProfilesController {
  constructor(
    private readonly service: ProfilesService,
    private readonly ownReview: OwnReview,
  ) {}

  @Endpoint(profiles.store) store(@Input() { params, query }: Parsed<typeof profiles.store>) {
    return this.service.store(params.id, query);
  }
  @Endpoint(profiles.workshop) workshop(@Input() { params, query }: Parsed<typeof profiles.workshop>) {
    return this.service.workshop(params.id, query);
  }
  @Endpoint(revisionPropia.get) review(@User() user: CurrentUser) {
    return this.ownReview.get(user);
  }
  @Endpoint(revisionPropia.send) sendReview(@User() user: CurrentUser) {
    return this.ownReview.send(user);
  }
}
