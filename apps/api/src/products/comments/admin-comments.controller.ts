import { Controller } from '@nestjs/common';
import { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { ModerationService } from './moderation.service';

type Calls = typeof commentsAdmin;

/** Reviews as the administrators moderate them. */
@Controller()
export class AdminCommentsController {
  constructor(private readonly moderation: ModerationService) {}

  @Endpoint(commentsAdmin.list) list(@Input() { query }: Parsed<Calls['list']>) {
    return this.moderation.list(query);
  }
  @Endpoint(commentsAdmin.exportAll) exportAll(@Input() { query }: Parsed<Calls['exportAll']>) {
    return this.moderation.export(query);
  }
  @Endpoint(commentsAdmin.hideMany)
  hideMany(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['hideMany']>) {
    return this.moderation.hideMany(user, body.ids, body.motivo);
  }
  @Endpoint(commentsAdmin.moderate)
  moderate(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['moderate']>) {
    return this.moderation.moderate(user, params.id, body);
  }
}
