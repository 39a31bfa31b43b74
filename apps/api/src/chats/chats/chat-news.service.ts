import { Injectable } from '@nestjs/common';
import type { ChatEvent } from '@tuerca/contracts/chats/chats/frames';
import { Bus } from '../../platform/realtime/bus.service';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import type { ChatDoc } from './chat.schema';

const TOPIC = 'chats.members';
/** Members of a conversation after a change. */
export interface MembersChange {
  chatId: string;
  memberIds: string[];
}

/** Tells members, and all instances, what changed about a conversation. */
@Injectable()
export class ChatNews {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly bus: Bus,
  ) {}

  /** Its members, or those named, read it again. */
  changed({ _id, participantes }: Pick<ChatDoc, '_id' | 'participantes'>, userIds?: string[]): void {
    const frame: ChatEvent<'chat_changed'> = { type: 'chat', action: 'chat_changed', chatId: String(_id) };
    this.realtime.toUsers(userIds ?? participantes.map(({ usuarioId }) => String(usuarioId)), { ...frame });
  }

  /** Somebody came or went: whoever went is told, too, and what instances know of the members is void. */
  membersChanged(doc: Pick<ChatDoc, '_id' | 'participantes'>, userId: string): void {
    const memberIds = doc.participantes.map(({ usuarioId }) => String(usuarioId));
    this.bus.publish(TOPIC, { chatId: String(doc._id), memberIds } satisfies MembersChange);
    this.changed(doc, [...new Set([...memberIds, userId])]);
  }

  /** Calls back, on every instance, when members of a conversation changed. */
  onMembersChanged(listener: (change: MembersChange) => void): void {
    this.bus.subscribe<MembersChange>(TOPIC, listener);
  }

  /** Calls back when changes of members may have been missed. */
  onMembersUnknown(listener: () => void): void {
    this.bus.onRecovery(listener);
  }
}
