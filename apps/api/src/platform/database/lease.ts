import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from './database-errors';

/**
 * `until`: when the lease is free for the taking unless its holder renews it, by the database's clock. `instancia`: where the
 * holder runs, for people.
 */
interface LeaseDoc {
  _id: string;
  holder: string;
  instancia?: string;
  until: Date;
}

/** In milliseconds: how long a holder that died keeps others from their work, and how often one that lives renews. */
interface Times {
  lease: number;
  renew: number;
}

/** For what others wait for. */
const SHORT: Times = { lease: 10_000, renew: 2_000 };
const POLL_MS = 100;
const INSTANCIA = `${hostname()}, proceso ${process.pid}`;
const OVER = { $expr: { $lt: ['$until', '$$NOW'] } };

/** Another process may hold the lease by now: what was begun under it is begun again. */
export class LeaseLost extends Error {
  constructor() {
    super('otra instancia puede haber tomado el turno');
  }
}

/** A lease in the database that one process holds at a time; times are the database's, so clocks need not agree. */
export class Lease {
  private readonly holder = randomUUID();
  private readonly leases: mongo.Collection<LeaseDoc>;
  /** End of the time in which this process surely holds the lease, by its monotonic clock, in milliseconds. */
  private sureUntil = 0;

  constructor(
    db: mongo.Db,
    collection: string,
    private readonly name: string,
    private readonly times = SHORT,
  ) {
    this.leases = db.collection<LeaseDoc>(collection);
  }

  /**
   * Waits for the lease, runs `work` and gives it back. `assertHeld` throws LeaseLost when that is so; `waiting` hears
   * once of each process that is waited for.
   */
  async hold<T>(work: (assertHeld: () => void) => Promise<T>, waiting: (instancia: string) => void): Promise<T> {
    for (let told: string | undefined; !(await this.acquire()); await wait(POLL_MS)) {
      const other = await this.leases.findOne({ _id: this.name });
      if (other && other.holder !== told) waiting(other.instancia ?? other.holder);
      told = other?.holder;
    }
    return this.keep(() =>
      work(() => {
        if (performance.now() > this.sureUntil) throw new LeaseLost();
      }),
    );
  }

  /** Runs `work` when nobody holds the lease, and gives it back; null when somebody does. `lost` is aborted with LeaseLost when it was taken over. */
  async tryHold<T>(work: (lost: AbortSignal) => Promise<T>): Promise<T | null> {
    return (await this.acquire()) ? this.keep(work) : null;
  }

  private async keep<T>(work: (lost: AbortSignal) => Promise<T>): Promise<T> {
    const lost = new AbortController();
    // A renewal that fails is tried again as long as the lease lasts; the network may swallow one.
    const renew = async () => {
      if (!(await this.renew())) lost.abort(new LeaseLost());
    };
    const renewal = setInterval(() => void renew().catch(() => undefined), this.times.renew);
    try {
      return await work(lost.signal);
    } finally {
      clearInterval(renewal);
      // One that cannot be given back runs out.
      await this.leases.deleteOne({ _id: this.name, holder: this.holder }).catch(() => undefined);
    }
  }

  /** Inserts the lease, or takes over one that is over; each is one conditional write. */
  private async acquire(): Promise<boolean> {
    const asked = performance.now();
    if (!(await this.insert()) && !(await this.write({ _id: this.name, ...OVER })).matchedCount) return false;
    this.sureUntil = asked + this.times.lease;
    return true;
  }

  private async insert(): Promise<boolean> {
    try {
      const free = { _id: this.name, holder: { $exists: false } };
      return (await this.write(free, { upsert: true })).upsertedCount === 1;
    } catch (error) {
      // It met the document of a holder.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async renew(): Promise<boolean> {
    const asked = performance.now();
    const { lease } = this.times;
    const { matchedCount } = await this.write({ _id: this.name, holder: this.holder }, { timeoutMS: lease });
    this.sureUntil = matchedCount ? asked + lease : 0;
    return matchedCount === 1;
  }

  private write(filter: mongo.Filter<LeaseDoc>, options: mongo.UpdateOptions = {}): Promise<mongo.UpdateResult> {
    const until = { $add: ['$$NOW', this.times.lease] };
    const lease = [{ $set: { holder: this.holder, instancia: INSTANCIA, until } }];
    return this.leases.updateOne(filter, lease, options);
  }
}

/** Held by the one process of several that start which migrates or makes indexes. */
export const preparing = (db: mongo.Db): Lease => new Lease(db, 'migraciones_lock', 'lock');
