import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { encodeFrame } from '../../platform/realtime/connection';
import { Presence } from '../../platform/realtime/presence.service';
import { JoinedChats } from './joined-chats.service';

/** Tells sockets who of the conversations that they have open is connected. */
@Injectable()
export class ChatPresence implements OnModuleInit {
  constructor(
    private readonly presence: Presence,
    private readonly joined: JoinedChats,
  ) {}

  /** Every instance hears of a change and tells its own sockets. */
  onModuleInit(): void {
    this.presence.onChange((userId) => {
      for (const [chatId, { members, connections }] of this.joined.openWith(userId)) {
        const data = encodeFrame({ ...this.frame(chatId, [...members]) });
        for (const connection of connections) connection.sendBytes(data, true);
      }
    });
  }

  frame(chatId: string, memberIds: string[]): ChatEvent<'presence'> {
    return { type: 'chat', action: 'presence', chatId, online: [...this.presence.isOnline(memberIds)] };
  }
}
