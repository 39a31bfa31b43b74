import { Controller } from '@nestjs/common';
import { comments } from '@tuerca/contracts/comments';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { Input, type Parsed, User } from '../http/request-context';
import { CommentsService } from './comments.service';

@Controller()
export class CommentsController {
  constructor(private readonly service: CommentsService) {}

  @Endpoint(comments.list) list(@Input() { query }: Parsed<typeof comments.list>) { return this.service.list(query); }
  @Endpoint(comments.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<typeof comments.create>) { return this.service.create(user, body); }
}
