import type { Connection } from 'mongoose';
import { ownDatabase } from '../../../test/own-database';
import type { DatabaseHealthService } from './database-health.service';
import { Transactions } from './transactions';

interface Counter {
  _id: string;
  n: number;
}
const CROWD = 20;
const db = ownDatabase();
const counters = (connection: Connection) => connection.collection<Counter>('counters');
let transactions: Transactions;
let attempts: number;
beforeEach(async () => {
  transactions = new Transactions(db(), { isWell: true } as DatabaseHealthService);
  attempts = 0;
  await counters(db()).insertMany(['a', 'b'].map((_id) => ({ _id, n: 0 })));
});
/** Reads before it writes, as whatever is bought is read before it is taken. */
const raise = (ids: string[], wanted?: string[]) =>
  transactions.run(async (session) => {
    attempts++;
    await counters(db()).findOne({ _id: 'a' }, { session });
    for (const _id of ids) await counters(db()).updateOne({ _id }, { $inc: { n: 1 } }, { session });
  }, wanted);
const crowd = (one: (i: number) => Promise<void>) => Promise.all(Array.from({ length: CROWD }, (_, i) => one(i)));
const kept = async () => (await counters(db()).find().sort({ _id: 1 }).toArray()).map(({ n }) => n);

it('that want one document are run once each when they say so', async () => {
  await crowd(() => raise(['a'], ['a']));
  expect(await kept()).toEqual([CROWD, 0]);
  expect(attempts).toBe(CROWD);
});

it('that do not say so are run again until each has counted', async () => {
  await crowd(() => raise(['a']));
  expect(await kept()).toEqual([CROWD, 0]);
  expect(attempts).toBeGreaterThan(CROWD);
});

it('that want two documents in any order end, and are run once', async () => {
  await crowd((i) => raise(['a', 'b'], i % 2 ? ['a', 'b'] : ['b', 'a']));
  expect(await kept()).toEqual([CROWD, CROWD]);
  expect(attempts).toBe(CROWD);
});

it('that fail leave their turn to the next', async () => {
  const failing = transactions.run(() => Promise.reject(new Error('refused')), ['a']);
  const next = raise(['a'], ['a']);
  await expect(failing).rejects.toThrow('refused');
  await next;
  expect(await kept()).toEqual([1, 0]);
});
