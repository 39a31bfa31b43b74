import { Controller } from '@nestjs/common';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly service: CommentsService) {}

  @Endpoint(comments.list) list(@Input() { query }: Parsed<typeof comments.list>) {
    return this.service.list(query);
  }
  @Endpoint(comments.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof comments.create>) {
    return this.service.create(user, body);
  }
  @Endpoint(comments.hidden) hidden(@User() user: CurrentUser, @Input() { query }: Parsed<typeof comments.hidden>) {
    return this.service.hiddenOf(user, query);
  }
  @Endpoint(comments.get) get(@Input() { params }: Parsed<typeof comments.get>) {
    return this.service.get(params.id);
  }
  @Endpoint(comments.update) update(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof comments.update>,
  ) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(comments.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<typeof comments.remove>) {
    return this.service.remove(user, params.id);
  }
  @Endpoint(comments.report) report(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof comments.report>,
  ) {
    return this.service.report(user, params.id, body);
  }
}
