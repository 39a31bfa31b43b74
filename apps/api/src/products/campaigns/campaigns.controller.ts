import { Controller } from '@nestjs/common';
import { campaigns, campaignsAdmin } from '@tuerca/contracts/products/campaigns/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CampaignsService } from './campaigns.service';
import { OpenCampaigns } from './open-campaigns.service';

@Controller()
export class CampaignsController {
  constructor(
    private readonly service: CampaignsService,
    private readonly openCampaigns: OpenCampaigns,
  ) {}

  @Endpoint(campaignsAdmin.list) list(@Input() { query }: Parsed<typeof campaignsAdmin.list>) {
    return this.service.list(query);
  }
  @Endpoint(campaignsAdmin.exportAll) exportAll(@Input() { query }: Parsed<typeof campaignsAdmin.exportAll>) {
    return this.service.exportAll(query);
  }
  @Endpoint(campaignsAdmin.get) get(@Input() { params }: Parsed<typeof campaignsAdmin.get>) {
    return this.service.get(params.id);
  }
  @Endpoint(campaignsAdmin.reach) reach(@Input() { params }: Parsed<typeof campaignsAdmin.reach>) {
    return this.service.reach(params.id);
  }
  @Endpoint(campaignsAdmin.create) create(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof campaignsAdmin.create>,
  ) {
    return this.service.create(user, body);
  }
  @Endpoint(campaignsAdmin.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof campaignsAdmin.update>,
  ) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(campaignsAdmin.toggle) toggle(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof campaignsAdmin.toggle>,
  ) {
    return this.service.toggle(user, params.id, body);
  }
  @Endpoint(campaigns.open) open(@User() user: CurrentUser) {
    return this.openCampaigns.list(user);
  }
  @Endpoint(campaigns.join) join(@User() user: CurrentUser, @Input() { params, body }: Parsed<typeof campaigns.join>) {
    return this.openCampaigns.join(user, params.id, body.version);
  }
  @Endpoint(campaigns.leave) leave(@User() user: CurrentUser, @Input() { params }: Parsed<typeof campaigns.leave>) {
    return this.openCampaigns.leave(user, params.id);
  }
}
