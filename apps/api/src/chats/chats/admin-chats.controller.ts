import { Controller } from '@nestjs/common';
import { chatsAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { sendNamed } from '../../platform/storage/file-answer';
import { ChatReviewService } from './chat-review.service';

type Calls = typeof chatsAdmin;

/** Reported conversations, read-only. */
@Controller()
export class AdminChatsController {
  constructor(private readonly review: ChatReviewService) {}

  @Endpoint(chatsAdmin.ofCase) ofCase(@Input() { params }: Parsed<Calls['ofCase']>) {
    return this.review.ofCase(params.id);
  }
  @Endpoint(chatsAdmin.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.review.get(user, params.id);
  }
  @Endpoint(chatsAdmin.messages)
  messages(@User() user: CurrentUser, @Input() { params, query }: Parsed<Calls['messages']>) {
    return this.review.page(user, params.id, query);
  }
  @Endpoint(chatsAdmin.attachment)
  async attachment(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['attachment']>, @Http() http: Http) {
    return sendNamed(http, await this.review.file(user, params.id, params.adjuntoId));
  }
}
