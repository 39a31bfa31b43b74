import { Injectable } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { UsersService } from '../../auth/users/users.service';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import { toMessageEvent } from './message.mapper';
import type { StoredMessage } from './message-batch';
import { UnreadService } from './unread.service';

/** Brings stored messages to every socket of every member. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly users: UsersService,
    private readonly unread: UnreadService,
  ) {}

  /**
   * In the order given. A repeat is sent once more, too: whoever stored it may have died before it told anybody. Readers
   * know a message by its id.
   */
  async announce(all: readonly StoredMessage[]): Promise<void> {
    const stored = [...new Map(all.map((one) => [String(one.message._id), one])).values()];
    const cards = await this.users.recallCards(stored.map(({ message }) => String(message.remitenteId)));
    for (const { message, members } of stored) {
      const sender = String(message.remitenteId);
      const ids = members.map(({ usuarioId }) => String(usuarioId));
      const others = ids.filter((id) => id !== sender);
      const frame = (isForSender: boolean): ChatEvent<'new_message'> => ({
        type: 'chat',
        action: 'new_message',
        ...toMessageEvent(message, cards, isForSender),
      });
      if (message.clientMsgId || message.autor) {
        this.realtime.toUsers(others, { ...frame(false) });
        this.realtime.toUser(sender, { ...frame(true) });
      } else this.realtime.toUsers(ids, { ...frame(false) });
      this.unread.scheduleUnread(String(message.chatId), others);
    }
  }
}
