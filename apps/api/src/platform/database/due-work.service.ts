import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { SECOND } from '@tuerca/contracts/kernel/time';
import { Clock } from '../common/clock';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import type { Claimable, Claims } from './claims';

/**
 * Duration of a claim, in milliseconds: longer than a piece of work takes and than the clocks of two instances may differ. Work
 * of a process that died is due again after that.
 */
export const CLAIM_MS = 120 * SECOND;
const LONGEST_PAUSE = 1800 * SECOND;
/** Pieces of one kind of work that run at once in a process: fewer than transactions may, so that calls get their turn. */
const CONCURRENCY = 8;
/** Attempts in a row in which other instances took all that was found. */
const MAX_EMPTY_TAKES = 10;

/**
 * Does a piece of work; false when nothing was left to do: its claim then runs out by itself, so that a document that is still due
 * is not tried without end.
 */
type Work<T, R> = (doc: T, read: R) => Promise<boolean>;

/** Pieces that one drain works on, and those that it has finished. */
class Drain<T extends Claimable> {
  readonly active = new Set<Promise<void>>();
  done: T[] = [];
  count = 0;
}

/**
 * Does due work until nothing is due: claims as many pieces as it can begin at once, in batches that no other instance gets, and
 * claims more when half of them are done. A piece that fails is retried after a pause, longer each time, and does not hold up
 * others. Nothing is claimed any more when the process stops (ADR 60).
 */
@Injectable()
export class DueWork {
  private readonly turno = randomUUID();
  private readonly last = new Map<string, Promise<number>>();
  private readonly firstPause: number;

  constructor(
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    env: Environment,
  ) {
    this.firstPause = env.BARRIDO_MS;
  }

  /**
   * Returns how often `work` returned true. Two calls for the same work in this process follow one another, so that work that was
   * due before a call is done or has failed when it is over, unless another instance has it. `read` is called once for all
   * documents that were claimed together, and `work` gets its result.
   */
  drain<T extends Claimable, R = void>(
    claims: Claims<T>,
    log: Logger,
    work: Work<T, R>,
    read?: (docs: readonly T[]) => Promise<R>,
  ): Promise<number> {
    const before = this.last.get(claims.name) ?? Promise.resolve(0);
    const next = before.catch(() => 0).then(() => this.run(claims, log, work, read));
    this.last.set(claims.name, next);
    return next;
  }

  private async run<T extends Claimable, R>(
    claims: Claims<T>,
    log: Logger,
    work: Work<T, R>,
    read?: (docs: readonly T[]) => Promise<R>,
  ): Promise<number> {
    const current = new Drain<T>();
    try {
      for (let empty = 0; empty < MAX_EMPTY_TAKES && !this.scheduler.isStopping;) {
        const docs = await this.take(claims, CONCURRENCY - current.active.size);
        if (!docs) break;
        empty = docs.length ? 0 : empty + 1;
        const together = docs.length ? read?.(docs) : undefined;
        for (const doc of docs) this.begin(current, claims, log, doc, async () => work(doc, (await together) as R));
        while (current.active.size > CONCURRENCY / 2) await Promise.race(current.active);
        await this.release(current, claims);
      }
    } finally {
      await Promise.all(current.active);
    }
    await this.release(current, claims);
    return current.count;
  }

  private take<T extends Claimable>(claims: Claims<T>, limit: number): Promise<T[] | null> {
    const now = this.clock.now();
    return claims.take(this.turno, now, new Date(now.getTime() + CLAIM_MS), limit);
  }

  private begin<T extends Claimable>(
    current: Drain<T>,
    claims: Claims<T>,
    log: Logger,
    doc: T,
    work: () => Promise<boolean>,
  ): void {
    const attempt = async () => {
      try {
        if (!(await work())) return;
        current.count++;
        current.done.push(doc);
      } catch (error) {
        log.warn(`${String(doc._id)}: ${reasonOf(error)}`);
        await this.postpone(claims, doc).catch((later: unknown) => log.warn(reasonOf(later)));
      }
    };
    const active: Promise<void> = attempt().finally(() => current.active.delete(active));
    current.active.add(active);
  }

  private postpone<T extends Claimable>(claims: Claims<T>, doc: T): Promise<void> {
    const pause = Math.min(this.firstPause * 2 ** Math.min(claims.attemptsOf(doc), 20), LONGEST_PAUSE);
    return claims.postpone(this.turno, doc._id, new Date(this.clock.now().getTime() + pause));
  }

  private async release<T extends Claimable>(current: Drain<T>, claims: Claims<T>): Promise<void> {
    const ids: Types.ObjectId[] = current.done.splice(0).map(({ _id }) => _id);
    if (ids.length) await claims.release(this.turno, ids);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
