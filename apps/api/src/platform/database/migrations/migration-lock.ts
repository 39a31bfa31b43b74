import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDuplicateKey } from '../database-errors';

/** `until`: when the lock is free for the taking unless its holder renews it, by the database's clock. */
interface LockDoc {
  _id: 'lock';
  holder: string;
  until: Date;
}

const LOCK = 'lock';
/** How long a holder that died keeps others waiting, in milliseconds. */
const LEASE_MS = 10_000;
const RENEW_MS = 2_000;
const POLL_MS = 100;

/** A lease in the database that one process holds at a time; times are the database's, so clocks need not agree. */
export class MigrationLock {
  private readonly holder = randomUUID();
  private readonly locks: mongo.Collection<LockDoc>;

  constructor(db: mongo.Db, collection: string) {
    this.locks = db.collection<LockDoc>(collection);
  }

  /** Waits for the lock, runs `work` and gives the lock back. `assertHeld` throws when the lease was lost meanwhile. */
  async hold(work: (assertHeld: () => void) => Promise<void>): Promise<void> {
    while (!(await this.acquire())) await wait(POLL_MS);
    let lost = false;
    const renewal = setInterval(() => {
      this.renew().then(
        (held) => (lost ||= !held),
        () => undefined,
      );
    }, RENEW_MS);
    try {
      await work(() => {
        if (lost) throw new Error('The migration lock was lost: another process took it over');
      });
    } finally {
      clearInterval(renewal);
      await this.locks.deleteOne({ _id: LOCK, holder: this.holder });
    }
  }

  /** Inserts the lock, or takes over one whose lease is over; each is one conditional write. */
  private async acquire(): Promise<boolean> {
    const lease = [{ $set: { holder: this.holder, until: { $add: ['$$NOW', LEASE_MS] } } }];
    try {
      const free = { _id: LOCK, holder: { $exists: false } } as const;
      return (await this.locks.updateOne(free, lease, { upsert: true })).upsertedCount === 1;
    } catch (error) {
      // The insert met the document of a holder.
      if (!isDuplicateKey(error)) throw error;
    }
    const expired = { _id: LOCK, $expr: { $lt: ['$until', '$$NOW'] } } as const;
    return (await this.locks.updateOne(expired, lease)).matchedCount === 1;
  }

  private async renew(): Promise<boolean> {
    const renewal = [{ $set: { until: { $add: ['$$NOW', LEASE_MS] } } }];
    return (await this.locks.updateOne({ _id: LOCK, holder: this.holder }, renewal)).matchedCount === 1;
  }
}
