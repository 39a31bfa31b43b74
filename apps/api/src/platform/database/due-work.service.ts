import { SECOND } from '@tuerca/contracts/kernel/time';
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
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
/** Pieces of one kind of work that a process has in hand: fewer than transactions run at once, so that calls get their turn. */
const IN_HAND = 8;
/** Looks in a row in which others took all that was found. */
const MAX_VAIN = 10;

/**
 * Does a piece of work; false when nothing was to be done of it any more: its claim then runs out by itself, so that what is due
 * all the same is not looked at without end.
 */
type Work<T, R> = (doc: T, read: R) => Promise<boolean>;

/** Pieces that one drain works on, and those that it has finished. */
class Hand<T extends Claimable> {
  readonly active = new Set<Promise<void>>();
  done: T[] = [];
  count = 0;
}

/**
 * Does due work until nothing is due: takes as much as it can begin at once, in batches that no other instance gets, and takes
 * more when half of it is done. What fails waits, longer each time, and keeps nothing else from its turn. Nothing is taken
 * any more when the process stops (ADR 60).
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
   * Answers how often `work` answered true. Two calls for the same work in this process follow one another, so that what was due
   * before a call is done or has failed when it is over, unless another instance has it. `read` is asked once for all that were
   * taken together, and `work` gets what it answers.
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
    const hand = new Hand<T>();
    try {
      for (let vain = 0; vain < MAX_VAIN && !this.scheduler.isStopping;) {
        const docs = await this.take(claims, IN_HAND - hand.active.size);
        if (!docs) break;
        vain = docs.length ? 0 : vain + 1;
        const together = docs.length ? read?.(docs) : undefined;
        for (const doc of docs) this.begin(hand, claims, log, doc, async () => work(doc, (await together) as R));
        while (hand.active.size > IN_HAND / 2) await Promise.race(hand.active);
        await this.release(hand, claims);
      }
    } finally {
      await Promise.all(hand.active);
    }
    await this.release(hand, claims);
    return hand.count;
  }

  private take<T extends Claimable>(claims: Claims<T>, limit: number): Promise<T[] | null> {
    const now = this.clock.now();
    return claims.take(this.turno, now, new Date(now.getTime() + CLAIM_MS), limit);
  }

  private begin<T extends Claimable>(
    hand: Hand<T>,
    claims: Claims<T>,
    log: Logger,
    doc: T,
    work: () => Promise<boolean>,
  ): void {
    const attempt = async () => {
      try {
        if (!(await work())) return;
        hand.count++;
        hand.done.push(doc);
      } catch (error) {
        log.warn(`${String(doc._id)}: ${reasonOf(error)}`);
        await this.postpone(claims, doc).catch((later: unknown) => log.warn(reasonOf(later)));
      }
    };
    const active: Promise<void> = attempt().finally(() => hand.active.delete(active));
    hand.active.add(active);
  }

  private postpone<T extends Claimable>(claims: Claims<T>, doc: T): Promise<void> {
    const pause = Math.min(this.firstPause * 2 ** Math.min(claims.attemptsOf(doc), 20), LONGEST_PAUSE);
    return claims.postpone(this.turno, doc._id, new Date(this.clock.now().getTime() + pause));
  }

  private async release<T extends Claimable>(hand: Hand<T>, claims: Claims<T>): Promise<void> {
    const ids: Types.ObjectId[] = hand.done.splice(0).map(({ _id }) => _id);
    if (ids.length) await claims.release(this.turno, ids);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
