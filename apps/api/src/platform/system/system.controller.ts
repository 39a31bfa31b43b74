import { Controller } from '@nestjs/common';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { Input, type Parsed, User } from '../http/request-context';
import { ConfigAdminService } from './config-admin.service';
import { RecipientChangesService } from './recipient-changes.service';
import { SystemService } from './system.service';

@Controller()
export class SystemController {
  constructor(
    private readonly service: SystemService,
    private readonly admin: ConfigAdminService,
    private readonly recipients: RecipientChangesService,
  ) {}

  @Endpoint(system.public) public() {
    return this.service.answerPublic();
  }
  @Endpoint(system.config) list(@Input() { query }: Parsed<typeof system.config>) {
    return this.admin.list(query.categoria);
  }
  @Endpoint(system.configOne) one(@Input() { params }: Parsed<typeof system.configOne>) {
    return this.admin.one(params.name);
  }
  @Endpoint(system.setConfig) set(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof system.setConfig>,
  ) {
    return this.admin.change(user, params.name, body);
  }
  @Endpoint(system.history) history(@Input() { params, query }: Parsed<typeof system.history>) {
    return this.admin.history(params.name, query);
  }
  @Endpoint(system.recipient) recipient() {
    return this.recipients.state();
  }
  @Endpoint(system.requestRecipient) requestRecipient(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof system.requestRecipient>,
  ) {
    return this.recipients.request(user, body);
  }
  @Endpoint(system.approveRecipient) approveRecipient(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof system.approveRecipient>,
  ) {
    return this.recipients.approve(user, params.id, body.motivo);
  }
  @Endpoint(system.cancelRecipient) cancelRecipient(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof system.cancelRecipient>,
  ) {
    return this.recipients.cancel(user, params.id, body.motivo);
  }
}
