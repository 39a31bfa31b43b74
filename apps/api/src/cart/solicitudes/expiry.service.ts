import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { DueWork } from '../../platform/database/due-work.service';
import { Transactions } from '../../platform/database/transactions';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import { SolicitudesRepository } from './solicitudes.repository';

const EVERY_MS = 30_000;

/** Closes requests and proposals whose time is over. A conditional write lets one instance close. */
@Injectable()
export class RequestExpiryService {
  private readonly log = new Logger('Requests');

  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly ends: RequestEndService,
    private readonly transactions: Transactions,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Requests', EVERY_MS, () => this.sweep());
  }

  /** Answers how many requests were closed. */
  async sweep(): Promise<number> {
    await this.propuestas.expire(this.clock.now());
    const end = { estado: 'vencida', propuesta: null } as const;
    return this.work.drain(this.repository.overdue, this.log, async ({ _id }) => {
      const closed = await this.transactions.run((tx) => this.ends.end({}, String(_id), end, tx));
      return closed !== null;
    });
  }
}
