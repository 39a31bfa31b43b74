import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { NamedFile } from '../../platform/storage/file-answer';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import { ChatAccess } from './chat-access.service';
import { MessagesRepository } from './messages.repository';

/** Hands out the files of messages to members. */
@Injectable()
export class ChatFilesService {
  constructor(
    private readonly access: ChatAccess,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Throws CHAT_NO_ENCONTRADO, and NO_ENCONTRADO for a file of another conversation or of before the member's history. */
  async read(user: CurrentUser, chatId: string, adjuntoId: string): Promise<NamedFile> {
    const { own } = await this.access.assertMember(user, chatId);
    const message = await this.messages.findByAttachment(chatId, adjuntoId);
    const file = message && message.seq > own.desdeSeq ? await this.attachments.find(adjuntoId) : null;
    if (!file) throw new AppError('NO_ENCONTRADO');
    return file;
  }
}
