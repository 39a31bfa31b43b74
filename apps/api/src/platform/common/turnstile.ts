/** Lets few through at a time: the others wait in their order, and beyond `queue` they are turned away. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly queue: number,
  ) {}

  /** Does `work` when it is its turn; `refuse` makes the error for whoever finds the queue full. */
  async pass<T>(work: () => Promise<T>, refuse: () => Error): Promise<T> {
    if (this.inside >= this.width) {
      if (this.waiting.length >= this.queue) throw refuse();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.inside++;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.inside--;
    }
  }
}
