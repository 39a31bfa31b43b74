import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ANSWER_HOURS } from '@tuerca/contracts/devoluciones/states';
import { Clock } from '../platform/common/clock';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { Rounds } from '../platform/common/rounds';
import { Transactions } from '../platform/database/transactions';
import { DevolucionSinRespuesta, type StoredDevolucion } from './devoluciones.events';
import { DevolucionesRepository } from './devoluciones.repository';

const EVERY_MS = 5 * 60_000;
const BATCH = 200;
const HOUR = 3_600_000;

/** Tells stores again of returns that they have not answered in time. Every instance sweeps; a conditional write lets one of them tell. */
@Injectable()
export class ReturnRemindersService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('Returns', EVERY_MS, () => this.sweep());
  }

  /** Answers how many stores were told. */
  async sweep(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - ANSWER_HOURS * HOUR);
    let told = 0;
    for (const doc of await this.repository.findUnanswered(until, BATCH)) if (await this.remind(doc)) told++;
    return told;
  }

  private remind({ _id }: StoredDevolucion): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const due = await this.repository.noteReminder(_id, tx);
      if (due) await emitInTurn(this.events, DevolucionSinRespuesta.event, new DevolucionSinRespuesta(due, tx));
      return due !== null;
    });
  }
}
