import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { SECOND } from '@tuerca/contracts/kernel/time';
import type { Clock } from '../common/clock';
import { groupBy } from '../common/group-by';
import { RepeatedTask } from '../common/scheduler';
import type { Deliverable, DeliveryQueueEntry } from '../database/entrega.schema';
import type { OutboxRepository } from '../database/outbox.repository';

/** Duration of a claim; a delivery begins only while the longest delivery still fits into it, and is over or given up within that. */
const LEASE = 90 * SECOND;
const LONGEST_DELIVERY = 40 * SECOND;
const GIVE_UP_AFTER = 86_400 * SECOND;
const LONGEST_PAUSE = 1800 * SECOND;
const CONCURRENCY = 8;
const BATCH = 100;
/** Time for which a stopping process waits for its deliveries under way. */
const STOP_WITHIN = 3 * SECOND;

/** Result of one attempt: `left` must be tried again, and `reason` says why. */
export interface DeliveryOutcome {
  left: string[];
  reason?: string;
}
interface Settled<T> {
  doc: T;
  outcome: DeliveryOutcome;
}

interface Options<T> {
  /** Named in the log. */
  name: string;
  repository: OutboxRepository<T & Deliverable>;
  clock: Clock;
  /** Pause between two looks for what nobody delivered, and the first pause after a failure, in milliseconds. */
  every: number;
  /** Delivers what `pendientes` names, within 40 s; what it throws counts as nothing delivered. */
  deliver: (doc: T, pendientes: string[]) => Promise<DeliveryOutcome>;
}

/**
 * Delivers documents that were stored with what is to be delivered of them. Who stores one holds its claim and delivers right
 * after the commit; what nobody delivered in time (a crash, a refusal) is claimed by whoever looks first. Each is claimed by a
 * conditional write before it is begun and marked when it is done.
 */
export class DeliveryQueue<T extends Deliverable> {
  private readonly log: Logger;
  private readonly turno = randomUUID();
  private readonly limit = pLimit(CONCURRENCY);
  /** Ids that this process is busy with, by their text. */
  private readonly busy = new Map<string, T>();
  private readonly begun = new WeakSet<T>();
  private readonly settled: Settled<T>[] = [];
  private settling?: Promise<void>;
  private readonly task: RepeatedTask;
  private isStopping = false;

  constructor(private readonly options: Options<T>) {
    this.log = new Logger(options.name);
    this.task = new RepeatedTask(this.log, options.every, () => this.sweep());
  }

  /** The delivery of a new document, claimed by this process. */
  claimed(pendientes: string[]): DeliveryQueueEntry {
    const desde = this.options.clock.now();
    return { pendientes, intentos: 1, proximo: new Date(desde.getTime() + LEASE), desde, turno: this.turno };
  }

  /** Delivers documents that this process has claimed and that are committed; what becomes of them is stored, never thrown. */
  async take(docs: T[]): Promise<void> {
    const waiting = this.isStopping ? [] : docs.filter(({ entrega }) => entrega);
    for (const doc of waiting) this.busy.set(String(doc._id), doc);
    await Promise.all(waiting.map((doc) => this.limit(() => this.attempt(doc, doc.entrega!))));
  }

  /** Begins to look for what nobody delivered, until `stop`. */
  start(): void {
    this.task.start();
  }

  /** Waits a little for what is being delivered, and leaves the rest to others. */
  async stop(): Promise<void> {
    this.isStopping = true;
    void this.task.stop();
    this.limit.clearQueue();
    const deadline = Date.now() + STOP_WITHIN;
    while ((this.limit.activeCount || this.settling) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const untouched = [...this.busy.values()].filter((doc) => !this.begun.has(doc));
    const proximo = this.options.clock.now();
    for (const docs of groupBy(untouched, pendingOf).values())
      await this.options.repository
        .postpone(this.turno, idsOf(docs), { pendientes: docs[0]!.entrega!.pendientes, proximo })
        .catch((error: unknown) => this.log.warn(reasonOf(error)));
  }

  /** One look: claims what is due and delivers it, batch after batch. */
  async sweep(): Promise<void> {
    for (let full = true; full && !this.isStopping;) {
      const now = this.options.clock.now();
      const until = new Date(now.getTime() + LEASE);
      const except = idsOf([...this.busy.values()]);
      const docs = await this.options.repository.claim(this.turno, now, until, BATCH, except);
      full = docs.length === BATCH;
      const delivered = this.take(docs);
      if (full) await delivered;
    }
  }

  private async attempt(doc: T, entrega: DeliveryQueueEntry): Promise<void> {
    const left = entrega.proximo.getTime() - this.options.clock.now().getTime();
    // Too late to be sure that nobody else begins meanwhile: the next look claims it anew.
    if (left < LONGEST_DELIVERY) return void this.busy.delete(String(doc._id));
    this.begun.add(doc);
    const outcome = await this.options
      .deliver(doc, entrega.pendientes)
      .catch((error: unknown) => ({ left: entrega.pendientes, reason: reasonOf(error) }));
    this.settled.push({ doc, outcome });
    this.settling ??= this.settle().finally(() => (this.settling = undefined));
  }

  /** Marks what came back, whatever has gathered meanwhile in one write. */
  private async settle(): Promise<void> {
    await Promise.resolve();
    while (this.settled.length) {
      const batch = this.settled.splice(0);
      try {
        await this.mark(batch);
      } catch (error) {
        // The claim runs out, and the delivery is done again; its receiver knows it by its id.
        this.log.warn(`Entregas sin marcar: ${reasonOf(error)}`);
      }
      for (const { doc } of batch) this.busy.delete(String(doc._id));
    }
  }

  private async mark(batch: Settled<T>[]): Promise<void> {
    const { repository, clock } = this.options;
    const now = clock.now().getTime();
    const isOver = ({ doc, outcome }: Settled<T>) =>
      outcome.left.length === 0 || now - doc.entrega!.desde.getTime() >= GIVE_UP_AFTER;
    const over = batch.filter(isOver);
    const failed = batch.filter((one) => !isOver(one));
    const lost = over.filter(({ outcome }) => outcome.left.length);
    if (lost.length) this.log.error(`${lost.length} entregas abandonadas tras un día: ${lost[0]!.outcome.reason}`);
    if (over.length) await repository.finish(this.turno, idsOf(over.map(({ doc }) => doc)));
    if (failed.length) this.log.warn(`${failed.length} entregas pendientes: ${failed[0]!.outcome.reason}`);
    const alike = ({ doc, outcome }: Settled<T>) => `${doc.entrega!.intentos} ${outcome.left.join(' ')}`;
    for (const same of groupBy(failed, alike).values()) {
      const [{ doc, outcome }] = same as [Settled<T>];
      const pause = Math.min(this.options.every * 2 ** Math.min(doc.entrega!.intentos, 20), LONGEST_PAUSE);
      await repository.postpone(this.turno, idsOf(same.map((one) => one.doc)), {
        pendientes: outcome.left,
        proximo: new Date(now + pause),
      });
    }
  }
}

const idsOf = (docs: Deliverable[]) => docs.map(({ _id }) => _id);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const pendingOf = ({ entrega }: Deliverable) => entrega!.pendientes.join(' ');
