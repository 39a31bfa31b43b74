import { Injectable } from '@nestjs/common';
import type { MessageEvent } from '@tuerca/contracts/chats/chats/frames';
import type { NuevoMensajeChat } from '@tuerca/contracts/chats/chats/inputs';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { UsersService } from '../../auth/users/users.service';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { fingerprint } from '../../platform/common/keys';
import { type Reply, reply } from '../../platform/http/reply';
import { toMensaje, toMessageEvent } from './message.mapper';
import type { StoredMessage } from './message-batch';
import { MessageLimit } from './message-limit.service';
import { MessageWriter } from './message-writer.service';

/** Sending messages. That the sender is a member is part of the write itself. */
@Injectable()
export class SendingService {
  constructor(
    private readonly writer: MessageWriter,
    private readonly limit: MessageLimit,
    private readonly users: UsersService,
  ) {}

  /** `key` is the call's Idempotency-Key: without a clientMsgId it keeps repeats apart. */
  async send(user: CurrentUser, form: NuevoMensajeChat, key: string | undefined): Promise<Reply<MensajeChat>> {
    const clientMsgId = form.clientMsgId ?? (key && fingerprint(key));
    const { message, members, isNew } = await this.store(user, { ...form, clientMsgId });
    const cards = await this.users.recallCards([user.id]);
    return reply(toMensaje(message, user.id, { cards, members }), { replayed: !isNew });
  }

  /** As the socket that sent it is answered. */
  async sendFrame(user: CurrentUser, form: NuevoMensajeChat): Promise<MessageEvent> {
    const { message } = await this.store(user, form);
    return toMessageEvent(message, await this.users.recallCards([user.id]), true);
  }

  private async store(
    user: CurrentUser,
    { chatId, contenido, adjuntos, clientMsgId }: NuevoMensajeChat,
  ): Promise<StoredMessage> {
    const { id } = user;
    const autor = user.role === 'client' ? null : authorOf(user);
    await this.limit.take(id);
    let isNew = false;
    try {
      const stored = await this.writer.store({
        chatId,
        remitenteId: id,
        contenido,
        autor,
        adjuntos,
        clientMsgId,
      });
      isNew = stored.isNew;
      return stored;
    } finally {
      if (!isNew) await this.limit.giveBack(id);
    }
  }
}
