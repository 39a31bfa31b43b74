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
 * Longest that a stopping process waits for its rounds and whatever else is on its way, all together, in milliseconds: mail, bank
 * and push services may hang. What they leave is due again elsewhere.
 */
const STOP_WITHIN = 4000;
/** By which share of its pause a round comes earlier or later, so that instances do not look at the database all at once. */
const JITTER = 0.1;

/**
 * Work that is done again and again in the background: a round begins some time after the former one is over, `every` milliseconds
 * on average. What fails is logged once, until it fails otherwise or works again.
 */
export class Round {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private isStopped = false;
  private failure: string | null = null;

  constructor(
    private readonly log: Logger,
    private readonly every: number,
    private readonly work: () => unknown,
  ) {}

  /** Begins to count; with `first` that is done at once, as the first round. */
  start(first?: () => unknown): void {
    if (first) this.begin(first);
    else this.plan();
  }

  /** No round begins any more; resolves when the running one is over. Never fails. */
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
 * The rounds of this process: they begin when the application has started and are over before the database is closed; what
 * takes long looks at its own service's end, whose hook comes before that of a global module. Nest's own `@Interval` begins a
 * round while the former one still runs, waits for none at the end, and takes no period from the environment.
 */
@Injectable()
export class Rounds implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly added: { round: Round; first?: () => unknown }[] = [];
  private readonly endings: (() => Promise<unknown>)[] = [];
  private stopping = false;
  private ending?: Promise<unknown>;

  /** The process ends, or may not write: work that goes on until nothing is due ends with what it has in hand. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Adds work, in a constructor: `name` stands in the log, `every` is in milliseconds, `first` is done at the start in its place. */
  add(name: string, every: number, work: () => unknown, first?: () => unknown): void {
    this.added.push({ round: new Round(new Logger(name), every, work), first });
  }

  /** Adds, in a constructor, what the process waits for at its end beside the rounds, and as long; it must not fail. */
  addEnding(ending: () => Promise<unknown>): void {
    this.endings.push(ending);
  }

  onApplicationBootstrap(): void {
    for (const { round, first } of this.added) round.start(first);
  }

  /** Nothing of the background begins any more, and what runs ends with what it has in hand. */
  halt(): void {
    this.stopping = true;
    const rounds = () => this.added.map(({ round }) => round.stop());
    this.ending ??= Promise.all([...rounds(), ...this.endings.map((ending) => ending())]);
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
@Module({ providers: [Rounds], exports: [Rounds] })
export class RoundsModule {}
