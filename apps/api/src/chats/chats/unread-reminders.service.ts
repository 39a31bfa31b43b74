import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { UsersService } from '../../auth/users/users.service';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import type { ChatDoc, MemberDoc } from './chat.schema';
import { MensajesSinLeer, type UnreadMessages } from './chats.events';
import { ChatsRepository, unreadUntil } from './chats.repository';

const EVERY_MS = 60_000;

/** Condition of a reminder of unread messages, the same as in `noteReminded`. */
const isDue = ({ noLeidos, avisado, silenciado, papelera, noLeidoDesde }: MemberDoc, until: Date): boolean =>
  noLeidos > 0 && !avisado && !silenciado && !papelera && noLeidoDesde !== null && noLeidoDesde <= until;

/** Tells people of messages that they have not read for a while. A conditional write lets one instance tell. */
@Injectable()
export class UnreadRemindersService {
  private readonly log = new Logger('Chats');

  constructor(
    private readonly chats: ChatsRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Chats', EVERY_MS, () => this.sweep());
  }

  /** Answers how many people were told. */
  async sweep(): Promise<number> {
    let told = 0;
    await this.work.drain(this.chats.unread, this.log, async ({ _id }) => {
      const people = await this.remind(String(_id), unreadUntil(this.clock.now()));
      told += people ?? 0;
      return people !== null;
    });
    return told;
  }

  /** Answers how many were told; null when nobody has to be any more. */
  private remind(chatId: string, until: Date): Promise<number | null> {
    return this.transactions.run(async (tx) => {
      const before = await this.chats.noteReminded(chatId, until, tx);
      if (!before) return null;
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
