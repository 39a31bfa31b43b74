import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { DevolucionSinRespuesta, type StoredDevolucion } from './devoluciones.events';
import { DevolucionesRepository } from './devoluciones.repository';

const EVERY_MS = 5 * 60_000;

/** Tells stores again of returns that they have not answered in time. A conditional write lets one instance tell. */
@Injectable()
export class ReturnRemindersService {
  private readonly log = new Logger('Returns');

  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly work: DueWork,
    scheduler: Scheduler,
  ) {
    scheduler.add('Returns', EVERY_MS, () => this.sweep());
  }

  /** Answers how many stores were told. */
  sweep(): Promise<number> {
    return this.work.drain(this.repository.unanswered, this.log, (doc) => this.remind(doc));
  }

  private remind({ _id }: StoredDevolucion): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const due = await this.repository.noteReminder(_id, tx);
      if (due) await emitInTurn(this.events, DevolucionSinRespuesta.event, new DevolucionSinRespuesta(due, tx));
      return due !== null;
    });
  }
}
