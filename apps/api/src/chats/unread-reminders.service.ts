import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { UNREAD_NOTICE_AFTER } from '@tuerca/contracts/chats/rules';
import { Clock } from '../platform/common/clock';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { Rounds } from '../platform/common/rounds';
import { Transactions } from '../platform/database/transactions';
import { UsersService } from '../users/users.service';
import type { ChatDoc, MemberDoc } from './chat.schema';
import { MensajesSinLeer, type UnreadMessages } from './chats.events';
import { UnreadChatsRepository } from './unread-chats.repository';

const EVERY_MS = 60_000;
const BATCH = 200;

/** Who has to be told of what she has not read, as `noteReminded` marks them. */
const isDue = ({ noLeidos, avisado, silenciado, papelera, noLeidoDesde }: MemberDoc, until: Date): boolean =>
  noLeidos > 0 && !avisado && !silenciado && !papelera && noLeidoDesde !== null && noLeidoDesde <= until;

/** Tells people of messages that they have not read for a while. Every instance sweeps; a conditional write lets one of them tell. */
@Injectable()
export class UnreadRemindersService {
  constructor(
    private readonly chats: UnreadChatsRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('Chats', EVERY_MS, () => this.sweep());
  }

  /** Answers how many people were told. */
  async sweep(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - UNREAD_NOTICE_AFTER);
    let told = 0;
    for (const id of await this.chats.findUnreadSince(until, BATCH)) told += await this.remind(id, until);
    return told;
  }

  private remind(chatId: string, until: Date): Promise<number> {
    return this.transactions.run(async (tx) => {
      const before = await this.chats.noteReminded(chatId, until, tx);
      if (!before) return 0;
      const unread = await this.unreadOf(before, until);
      if (unread.length) await emitInTurn(this.events, MensajesSinLeer.event, new MensajesSinLeer(unread, tx));
      return unread.length;
    });
  }

  private async unreadOf(chat: ChatDoc, until: Date): Promise<UnreadMessages[]> {
    const last = chat.ultimoMensaje;
    if (!last) return [];
    const cards = await this.users.recallCards([String(last.remitenteId)]);
    const sender = cards.get(String(last.remitenteId))?.nombreVisible ?? '';
    return chat.participantes
      .filter((member) => isDue(member, until))
      .map(({ usuarioId, noLeidos, ultimoLeido }) => ({
        chatId: String(chat._id),
        usuarioId: String(usuarioId),
        nombre: chat.nombre ?? sender,
        isGroup: chat.tipo === 'grupo',
        noLeidos,
        ultimoLeido,
        contenido: last.contenido,
      }));
  }
}
