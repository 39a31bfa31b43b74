import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { Rounds } from '../platform/common/rounds';
import { Transactions } from '../platform/database/transactions';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import { SolicitudesRepository } from './solicitudes.repository';

const EVERY_MS = 30_000;
const BATCH = 100;

/** Closes requests and proposals whose time is over. Every instance sweeps; a conditional write lets one of them close. */
@Injectable()
export class ExpiryService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly ends: RequestEndService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('Requests', EVERY_MS, () => this.sweep());
  }

  /** Answers how many requests were closed. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    await this.propuestas.expire(now);
    let closed = 0;
    for (const { _id } of await this.repository.findOverdue(now, BATCH)) {
      const end = { estado: 'vencida', propuesta: null } as const;
      if (await this.transactions.run((tx) => this.ends.end({}, String(_id), end, tx))) closed++;
    }
    return closed;
  }
}
