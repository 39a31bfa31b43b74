import { Controller } from '@nestjs/common';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { reply } from '../../platform/http/reply';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { sendNamed } from '../../platform/storage/file-answer';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import { ChatFilesService } from './chat-files.service';
import { ChatsService } from './chats.service';
import { ContactsService } from './contacts.service';
import { GroupsService } from './groups.service';
import { OpeningService } from './opening.service';
import { ReadingService } from './reading.service';
import { SendingService } from './sending.service';

type Calls = typeof chats;

@Controller()
export class ChatsController {
  constructor(
    private readonly service: ChatsService,
    private readonly opening: OpeningService,
    private readonly sending: SendingService,
    private readonly reading: ReadingService,
    private readonly groups: GroupsService,
    private readonly contactsService: ContactsService,
    private readonly files: ChatFilesService,
    private readonly attachments: AttachmentsService,
  ) {}

  @Endpoint(chats.list) list(@User() user: CurrentUser, @Input() { query }: Parsed<Calls['list']>) {
    return this.service.list(user, query);
  }
  @Endpoint(chats.contacts) contacts(@User() user: CurrentUser, @Input() { query }: Parsed<Calls['contacts']>) {
    return this.contactsService.find(user, query.q);
  }
  @Endpoint(chats.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['create']>) {
    return this.opening.open(user, body);
  }
  @Endpoint(chats.send, { ownGuard: true })
  send(@User() user: CurrentUser, @Input() { body, key }: Parsed<Calls['send']>) {
    return this.sending.send(user, body, key);
  }
  @Endpoint(chats.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(chats.update) update(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['update']>) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(chats.clear) clear(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['clear']>) {
    return this.service.clear(user, params.id);
  }
  @Endpoint(chats.messages) messages(@User() user: CurrentUser, @Input() { params, query }: Parsed<Calls['messages']>) {
    return this.service.messages(user, params.id, query);
  }
  @Endpoint(chats.read) read(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['read']>) {
    return this.reading.read(user, params.id, body.hastaSeq);
  }
  @Endpoint(chats.addMember)
  addMember(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['addMember']>) {
    return this.groups.add(user, params.id, body.usuarioId);
  }
  @Endpoint(chats.removeMember)
  removeMember(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['removeMember']>) {
    return this.groups.remove(user, params.id, params.usuarioId);
  }
  @Endpoint(chats.upload) async upload(@User() user: CurrentUser, @Input() { files }: Parsed<Calls['upload']>) {
    return reply(await this.attachments.store(user, files.adjuntos));
  }
  @Endpoint(chats.attachment)
  async attachment(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['attachment']>, @Http() http: Http) {
    return sendNamed(http, await this.files.read(user, params.id, params.adjuntoId));
  }
}
