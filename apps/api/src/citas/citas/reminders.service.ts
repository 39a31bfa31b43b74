import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { REMINDER_HOURS } from '@tuerca/contracts/citas/citas/rules';
import { type UserCard, UsersService } from '../../auth/users/users.service';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { BookingsRepository } from './bookings.repository';
import { CitaPorComenzar } from './citas.events';
import type { StoredCita } from './citas.service';
import { DueCitasRepository } from './due-citas.repository';
import { MovesService } from './moves.service';

const EVERY_MS = 60_000;
/** The nearest first: who hears of two hours needs not hear of tomorrow. */
const NEAREST_FIRST = [...REMINDER_HOURS].sort((a, b) => a - b);

/**
 * Reminds of appointments, and closes requests that nobody answered. A reminder is noted by a conditional write in
 * the transaction that stores its notice, so that it is sent once, and again after a move.
 */
@Injectable()
export class RemindersService {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly repository: DueCitasRepository,
    private readonly bookings: BookingsRepository,
    private readonly moves: MovesService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly users: UsersService,
    private readonly work: DueWork,
    scheduler: Scheduler,
  ) {
    scheduler.add('Reminders', EVERY_MS, () => this.sweep());
  }

  /** Sends what is due and closes what is over; answers how many of each. */
  async sweep(): Promise<{ reminded: number; expired: number }> {
    let reminded = 0;
    const accountsOf = (docs: readonly StoredCita[]) =>
      this.users.findCards(docs.flatMap(({ clienteId, tallerId }) => [String(clienteId), String(tallerId)]));
    for (const hours of NEAREST_FIRST)
      reminded += await this.work.drain<StoredCita, Map<string, UserCard>>(
        this.repository.toRemind(hours),
        this.log,
        (doc, accounts) => this.remind(doc, hours, accounts),
        accountsOf,
      );
    const expired = await this.work.drain(this.repository.unanswered, this.log, (doc) => this.moves.expire(doc));
    return { reminded, expired };
  }

  private async remind(doc: StoredCita, hours: number, accounts: Map<string, UserCard>): Promise<boolean> {
    // Nobody is called to a workshop that is blocked, unless an administrator decided that it takes place. Who has no account is not told anyway.
    const isBlocked = [doc.tallerId, doc.clienteId].some((id) => accounts.get(String(id))?.activo === false);
    if (isBlocked && !doc.seCumple) return false;
    const spent = REMINDER_HOURS.filter((one) => one >= hours);
    return this.transactions.run(async (tx) => {
      const due = await this.bookings.noteReminder(doc, hours, spent, tx);
      if (due) await emitInTurn(this.events, CitaPorComenzar.event, new CitaPorComenzar(due, hours, tx));
      return due !== null;
    });
  }
}
