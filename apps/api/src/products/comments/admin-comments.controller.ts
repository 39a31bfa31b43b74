import { Controller } from '@nestjs/common';
import { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { ModerationService } from './moderation.service';
import { ModerationListService } from './moderation-list.service';

type Calls = typeof commentsAdmin;

/** Reviews as the administrators moderate them. */
@Controller()
export class AdminCommentsController {
  constructor(
    private readonly lists: ModerationListService,
    private readonly moderation: ModerationService,
  ) {}

  @Endpoint(commentsAdmin.list) list(@Input() { query }: Parsed<Calls['list']>) {
    return this.lists.list(query);
  }
  @Endpoint(commentsAdmin.exportAll) exportAll(@Input() { query }: Parsed<Calls['exportAll']>) {
    return this.lists.export(query);
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
