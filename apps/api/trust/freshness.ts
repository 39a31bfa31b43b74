import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Reply } from './client';
import type { Report } from './goal';
import type { Market } from './purchases';

const READERS = 16;
const PRODUCTS = 4;
/** Pause between two prices of a product, in ms. */
const EVERY = 400;
/** Pause between two readings of one person, in ms: the load shall be felt, not take all of the machine. */
const BETWEEN = 100;
/** Within this, in ms, everybody reads what was written. */
const FRESH = 2000;

interface Price {
  price: number;
  /** Instant at which its change was acknowledged. */
  known: number;
}
interface Reading {
  price: number;
  began: number;
}
interface Watched {
  /** Opens the lines of the report. */
  what: string;
  market: Market;
  /** Address for the nth call. */
  base: (n: number) => string;
  /** Work meanwhile; prices change until it is over. */
  during: () => Promise<unknown>;
  /** Called with every answer of a list. */
  onList?: (reply: Reply) => void;
}

/** Milliseconds by which a reading is late: since the next price was acknowledged before it began. Negative: it is current. */
const lateness = (prices: Price[], { price, began }: Reading): number => {
  const next = prices.find((one) => one.price > price);
  return next ? began - next.known : -1;
};

/**
 * Changes prices while crowds read the products, lists and searches, and reports the oldest price that anybody read; every call
 * must be answered with 200.
 */
export async function checkFreshness(report: Report, { what, market, base, during, onList }: Watched): Promise<void> {
  const sell = (n: number) => market.shop.sell({ nombre: `Bomba ${what} ${n}`, precio: 100, stock: 50 });
  const ids = (await Promise.all(Array.from({ length: PRODUCTS }, (_, n) => sell(n)))).map(({ id }) => id);
  let isOver = false;
  let calls = 0;
  const failed = new Set<string>();
  const fail = ({ status, text }: Reply, path: string) => failed.add(`${status} ${path} ${text.slice(0, 100)}`);

  /** The store's prices of a product, each higher than the one before. */
  async function changePrices(id: string): Promise<Price[]> {
    const prices: Price[] = [{ price: 100, known: 0 }];
    for (let price = 101; !isOver; price++) {
      const { token } = market.shop.store;
      const reply = await ask(base(calls++), 'PUT', `/api/products/${id}`, { token, body: { precio: price } });
      if (reply.status === 200) prices.push({ price, known: performance.now() });
      else fail(reply, 'PUT');
      await sleep(EVERY);
    }
    return prices;
  }
  /** Somebody who asks for a product, a list and a search, one after the other; answers the prices that she saw. */
  async function read(): Promise<Map<string, Reading[]>> {
    const seen = new Map<string, Reading[]>(ids.map((id) => [id, []]));
    for (let n = 0; !isOver; n++) {
      const path = [`/${ids[n % ids.length]}`, '?limit=60&facetas=true', '?q=bomba'][n % 3]!;
      await sleep(BETWEEN);
      const began = performance.now();
      const reply = await ask(base(calls++), 'GET', `/api/products${path}`);
      const { status, body } = reply;
      if (status !== 200) {
        fail(reply, path);
        continue;
      }
      const isList = Array.isArray(body.data);
      if (isList) onList?.(reply);
      for (const one of isList ? body.data : [{ ...body.data, id: ids[n % ids.length] }])
        seen.get(one.id)?.push({ price: one.precioFinal, began });
    }
    return seen;
  }

  const writing = ids.map(changePrices);
  const reading = Array.from({ length: READERS }, read);
  try {
    await during();
  } finally {
    isOver = true;
  }
  const prices = await Promise.all(writing);
  const readings = await Promise.all(reading);
  const late = ids.flatMap((id, n) => readings.flatMap((one) => one.get(id)!.map((it) => lateness(prices[n]!, it))));
  report.atLeast(`${what}: prices changed`, prices.flat().length, 3 * PRODUCTS);
  report.atLeast(`${what}: prices read`, late.length, 500);
  report.exact(`${what}: calls that were refused`, [...failed].slice(0, 3).join() || 'none', 'none');
  report.time(`${what}: the oldest price read, since a newer one was acknowledged`, [Math.max(0, ...late)], FRESH);
}
