import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Longest that one figure may take to be read, in ms: a database that is away must not hold up the others. */
const MAX_READ = 3000;

type Figure = number | ReadonlyMap<string, number>;
interface Named {
  /** Without the product's name, with its unit: 'index_age_seconds'. */
  name: string;
  help: string;
}

/**
 * The figures of this process, for the monitoring of who runs it. Whoever has a figure registers it here. The values of a label
 * are a few that the code knows: nothing that a caller wrote, and nothing of a person.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** A figure that is read when somebody asks, one for each value of `label` where there is one; absent while it cannot be read. */
  gauge({ name, help, label }: Named & { label?: string }, read: () => Figure | Promise<Figure>): void {
    new Gauge({
      name: `tuerca_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      async collect() {
        if (label) this.reset();
        else this.remove();
        const figure = await withinTime(read);
        if (typeof figure === 'number') this.set(figure);
        else if (label) for (const [value, amount] of figure ?? []) this.set({ [label]: value }, amount);
      },
    });
  }

  /** Creates a counter of events since the start. */
  counter<L extends string>({ name, help, labels }: Named & { labels: L[] }): Counter<L> {
    return new Counter({ name: `tuerca_${name}`, help, labelNames: labels, registers: [this.registry] });
  }

  /** Creates a histogram of durations, in seconds. */
  durations<L extends string>({ name, help, labels, buckets }: Named & { labels: L[]; buckets: number[] }) {
    return new Histogram({ name: `tuerca_${name}`, help, labelNames: labels, buckets, registers: [this.registry] });
  }
}

async function withinTime(read: () => Figure | Promise<Figure>): Promise<Figure | undefined> {
  const stop = new AbortController();
  try {
    return await Promise.race([read(), pause(MAX_READ, undefined, { signal: stop.signal, ref: false })]);
  } catch {
    return undefined;
  } finally {
    stop.abort();
  }
}
