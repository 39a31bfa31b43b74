import { Controller } from '@nestjs/common';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { MembersService } from './members.service';
import { MembershipFiguresService } from './membership-figures.service';

/** Subscriptions as administrators keep them. */
@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly figures: MembershipFiguresService,
  ) {}

  @Endpoint(membresiaAdmin.subscriptions) list(@Input() { query }: Parsed<typeof membresiaAdmin.subscriptions>) {
    return this.members.list(query);
  }
  @Endpoint(membresiaAdmin.exportSubscriptions) export(
    @Input() { query }: Parsed<typeof membresiaAdmin.exportSubscriptions>,
  ) {
    return this.figures.export(query);
  }
  @Endpoint(membresiaAdmin.statistics) statistics() {
    return this.figures.statistics();
  }
  @Endpoint(membresiaAdmin.member) get(@Input() { params }: Parsed<typeof membresiaAdmin.member>) {
    return this.members.get(params.id);
  }
  @Endpoint(membresiaAdmin.setLevel) setLevel(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof membresiaAdmin.setLevel>,
  ) {
    return this.members.setLevel(user, params.id, body);
  }
  @Endpoint(membresiaAdmin.setServices) setServices(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof membresiaAdmin.setServices>,
  ) {
    return this.members.setServices(user, params.id, body);
  }
  @Endpoint(membresiaAdmin.addRating) addRating(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof membresiaAdmin.addRating>,
  ) {
    return this.members.addRating(user, params.id);
  }
  @Endpoint(membresiaAdmin.confirm) confirm(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof membresiaAdmin.confirm>,
  ) {
    return this.members.confirm(user, params.id, body);
  }
  @Endpoint(membresiaAdmin.reject) reject(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof membresiaAdmin.reject>,
  ) {
    return this.members.reject(user, params.id, body.motivo);
  }
}
