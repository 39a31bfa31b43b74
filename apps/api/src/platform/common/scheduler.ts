import {
  type BeforeApplicationShutdown,
  Global,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';

/**
 * Longest that a stopping process waits for its tasks and added endings, all together, in milliseconds: mail, bank and push
 * services may hang. Work that they leave is due again elsewhere.
 */
const STOP_WITHIN = 4000;
/** Share of its pause by which a run comes earlier or later, so that instances do not query the database all at once. */
const JITTER = 0.1;

/**
 * Background work that is repeated: a run begins `every` milliseconds, on average, after the former one is over. A failure is
 * logged once, until it differs or a run succeeds.
 */
export class RepeatedTask {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private isStopped = false;
  private failure: string | null = null;

  constructor(
    private readonly log: Logger,
    private readonly every: number,
    private readonly work: () => unknown,
  ) {}

  /** Starts the timer; `first` is run at once, as the first run. */
  start(first?: () => unknown): void {
    if (first) this.begin(first);
    else this.plan();
  }

  /** Prevents further runs; resolves when the current one is over. Never fails. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private plan(): void {
    if (this.isStopped) return;
    const pause = this.every * (1 + JITTER * (2 * Math.random() - 1));
    this.timer = setTimeout(() => this.begin(this.work), pause).unref();
  }

  private begin(work: () => unknown): void {
    this.running = this.attempt(work).finally(() => this.plan());
  }

  private async attempt(work: () => unknown): Promise<void> {
    try {
      await work();
      this.failure = null;
    } catch (error) {
      const reason = String(error);
      if (reason !== this.failure) this.log.warn(error);
      this.failure = reason;
    }
  }
}

/**
 * Repeated tasks of this process: they begin when the application has started and are over before the database is closed; long
 * ones check `isStopping`. Nest's own `@Interval` begins a run while the former one is still going on, waits for none at the
 * end, and takes no period from the environment.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly added: { task: RepeatedTask; first?: () => unknown }[] = [];
  private readonly endings: (() => Promise<unknown>)[] = [];
  private stopping = false;
  private ending?: Promise<unknown>;

  /** True once the process ends or may not write: work that repeats until nothing is due stops after its current pieces. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Adds work, in a constructor: `name` stands in the log, `every` is in milliseconds, `first` replaces the run at the start. */
  add(name: string, every: number, work: () => unknown, first?: () => unknown): void {
    this.added.push({ task: new RepeatedTask(new Logger(name), every, work), first });
  }

  /** Adds, in a constructor, work that the process awaits at its end beside the tasks, and as long; it must not fail. */
  addEnding(ending: () => Promise<unknown>): void {
    this.endings.push(ending);
  }

  onApplicationBootstrap(): void {
    for (const { task, first } of this.added) task.start(first);
  }

  /** Prevents further runs; the current ones end after their current pieces. */
  halt(): void {
    this.stopping = true;
    const stopTasks = () => this.added.map(({ task }) => task.stop());
    this.ending ??= Promise.all([...stopTasks(), ...this.endings.map((ending) => ending())]);
  }

  onModuleDestroy(): void {
    this.halt();
  }

  /** After the sockets are closed: nobody who is connected waits for a mail server. */
  async beforeApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise((resolve) => (timer = setTimeout(resolve, STOP_WITHIN)));
    await Promise.race([this.ending, deadline]);
    clearTimeout(timer);
  }
}

@Global()
@Module({ providers: [Scheduler], exports: [Scheduler] })
export class SchedulerModule {}
