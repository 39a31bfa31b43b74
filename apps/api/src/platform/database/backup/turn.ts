import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../database-errors';
import { MARKS_COLLECTION } from './marks';

/** How long a process that died keeps others from its work, in milliseconds. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

/** Until when a process may work, by the database's clock. */
interface TurnMark {
  _id: 'turno';
  turno: string | null;
  hasta: Date;
}

/** The turn of one of several processes that make backups of one database, beside the marks of what they did. */
export class BackupTurn {
  private readonly turno = randomUUID();

  /** Runs `work` when nobody else has the turn; null when somebody has. `signal` is aborted when the turn was lost meanwhile. */
  async take<T>(db: mongo.Db, work: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const marks = db.collection<TurnMark>(MARKS_COLLECTION);
    if (!(await this.claim(marks))) return null;
    const lost = new AbortController();
    const renewal = setInterval(() => {
      this.renew(marks).then(
        (held) => !held && lost.abort(new Error('Otro proceso de respaldos tomó el turno de este.')),
        () => undefined,
      );
    }, RENEW_MS);
    try {
      return await work(lost.signal);
    } finally {
      clearInterval(renewal);
      await marks.updateOne({ _id: 'turno', turno: this.turno }, { $set: { turno: null, hasta: new Date(0) } });
    }
  }

  /** One conditional write: of two who look at the same moment one gets it. */
  private async claim(marks: mongo.Collection<TurnMark>): Promise<boolean> {
    const free = { $setOnInsert: { turno: null, hasta: new Date(0) } };
    await marks.updateOne({ _id: 'turno' }, free, { upsert: true }).catch((error: unknown) => {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    });
    const expired = { _id: 'turno', $expr: { $lt: ['$hasta', '$$NOW'] } } as const;
    return (await marks.updateOne(expired, this.lease())).matchedCount === 1;
  }

  private async renew(marks: mongo.Collection<TurnMark>): Promise<boolean> {
    return (await marks.updateOne({ _id: 'turno', turno: this.turno }, this.lease())).matchedCount === 1;
  }

  private lease() {
    return [{ $set: { turno: this.turno, hasta: { $add: ['$$NOW', LEASE_MS] } } }];
  }
}
