import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { CHAT_ACTIONS, type ChatAction, type ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { NuevoMensajeChat } from '@tuerca/contracts/chats/chats/inputs';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Connection } from '../../platform/realtime/connection';
import type { SocketFrame } from '../../platform/realtime/frame';
import { type FrameHandler, RealtimeService } from '../../platform/realtime/realtime.service';
import { ChatAccess } from './chat-access.service';
import { ChatPresence } from './chat-presence.service';
import { JoinedChats } from './joined-chats.service';
import { ReadingService } from './reading.service';
import { SendingService } from './sending.service';
import { TypingService } from './typing.service';
import { UnreadService } from './unread.service';

type Input<A extends ChatAction> = z.output<(typeof CHAT_ACTIONS)[A]>;
interface Sender {
  user: CurrentUser;
  reply: (frame: SocketFrame) => void;
  connection: Connection;
}

/** Frames of type 'chat'. What is refused is answered by the gateway's filter, with what the frame said about itself. */
@Injectable()
export class ChatsSocketService implements OnModuleInit {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly access: ChatAccess,
    private readonly sending: SendingService,
    private readonly reading: ReadingService,
    private readonly typing: TypingService,
    private readonly joined: JoinedChats,
    private readonly presence: ChatPresence,
    private readonly unread: UnreadService,
  ) {}

  onModuleInit(): void {
    this.realtime.handle('chat', {
      join_chat: this.handler('join_chat', (sender, input) => this.join(sender, input)),
      leave_chat: this.handler('leave_chat', ({ user, connection }, { chatId }) => {
        this.joined.leave(chatId, connection);
        this.typing.leave(user, chatId);
      }),
      send_message: this.handler('send_message', (sender, input) => this.send(sender, input)),
      typing: this.handler('typing', ({ user }, { chatId, isTyping }) => this.typing.set(user, chatId, isTyping)),
      read_messages: this.handler('read_messages', ({ user }, { chatId, messageIds }) =>
        this.reading.readMessages(user, chatId, messageIds),
      ),
      get_unread_count: this.handler('get_unread_count', (sender) => this.countUnread(sender)),
    } satisfies Record<ChatAction, FrameHandler>);
  }

  private handler<A extends ChatAction>(
    action: A,
    act: (sender: Sender, input: Input<A>) => void | Promise<void>,
  ): FrameHandler {
    return (user, frame, reply, connection) => {
      this.access.assertRole(user);
      return act({ user, reply, connection }, CHAT_ACTIONS[action].parse(frame) as Input<A>);
    };
  }

  private async join({ user, connection, reply }: Sender, { chatId }: Input<'join_chat'>): Promise<void> {
    const members = await this.joined.join(user, chatId, connection);
    reply({ ...this.presence.frame(chatId, members) });
  }

  private async send({ user, reply }: Sender, { content, ...frame }: Input<'send_message'>): Promise<void> {
    const message = await this.sending.sendFrame(user, NuevoMensajeChat.parse({ ...frame, contenido: content }));
    reply({ type: 'chat', action: 'message_sent', ...message } satisfies ChatEvent<'message_sent'>);
  }

  private async countUnread({ user, reply }: Sender): Promise<void> {
    const data = { unreadCount: await this.unread.total(user.id) };
    reply({ type: 'chat', action: 'unread_count_update', data } satisfies ChatEvent<'unread_count_update'>);
  }
}
