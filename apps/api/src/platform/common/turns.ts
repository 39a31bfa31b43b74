/** Works of this process that want the same thing, one after the other in the order in which they came; others run beside them. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  /** Runs `work` once all that came before it and named one of its keys has ended, well or not. */
  async run<T>(keys: Iterable<string>, work: () => Promise<T>): Promise<T> {
    const own = [...new Set(keys)];
    // All queues are joined at once: whoever waits for a work has come after it, so that no two wait for each other.
    const before = own.map((key) => this.last.get(key));
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    for (const key of own) this.last.set(key, ended);
    try {
      await Promise.all(before);
      return await work();
    } finally {
      end();
      for (const key of own) if (this.last.get(key) === ended) this.last.delete(key);
    }
  }

  /** Number of keys that somebody holds or waits for. */
  get size(): number {
    return this.last.size;
  }
}
