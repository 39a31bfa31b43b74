import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import pLimit from 'p-limit';
import { AppError } from '../common/app-error';
import { Turns } from '../common/turns';
import { beginEffects, runEffects } from './after-commit';
import { DatabaseHealthService } from './database-health.service';

/** A running transaction, handed to repositories that take part in it. */
export type Tx = ClientSession;

const MAX_CONCURRENT = 12;
/** Time after which a transaction that waits for an absent database is given up, in milliseconds: its caller was told to try again. */
const MAX_RETRY = 10_000;

/**
 * Runs writes that must happen together. Every invariant rests on a conditional write or a unique index inside; the
 * transaction only bundles them. At most 12 run at once: more would only conflict with each other and hold connections.
 */
@Injectable()
export class Transactions {
  private readonly limit = pLimit(MAX_CONCURRENT);
  private readonly turns = new Turns();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly database: DatabaseHealthService,
  ) {}

  /**
   * Retries write conflicts (driver, up to 120 s) and, for ten seconds, a database that is away (then NO_DISPONIBLE); any error of
   * `work` aborts everything and is thrown on. Those of this process that name one of the same documents as `wanted` run one after
   * the other: of two at once the database would abort one, and whoever waits for its turn is none of the twelve.
   */
  async run<T>(work: (tx: Tx) => Promise<T>, wanted: readonly string[] = []): Promise<T> {
    const { result, session } = await this.turns.run(wanted, () => this.limit(() => this.transact(work)));
    runEffects(session);
    return result;
  }

  private async transact<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T; session: Tx }> {
    const session = await this.connection.startSession();
    const started = performance.now();
    const attempt = () => {
      if (!this.database.isWell && performance.now() - started > MAX_RETRY) throw new AppError('NO_DISPONIBLE');
      beginEffects(session);
      return work(session);
    };
    try {
      const result = (await session.withTransaction(attempt, { maxCommitTimeMS: 5000 })) as T;
      return { result, session };
    } finally {
      await session.endSession().catch(() => undefined);
    }
  }
}
