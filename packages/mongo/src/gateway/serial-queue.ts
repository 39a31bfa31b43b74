/**
 * Runs work of one key one after the other, and of different keys at once. p-limit cannot serve here: it has no keys, and
 * a limiter for each key would have to be removed when it is idle, which is all that this does.
 */
export class SerialQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Settles as `work` does; work that failed does not keep the next one from running. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.tails.get(key) ?? Promise.resolve()).then(work);
    const tail = result.catch(() => undefined);
    this.tails.set(key, tail);
    try {
      return await result;
    } finally {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    }
  }
}
