import { Logger } from '@nestjs/common';
import mongoose, { type Model, Schema, type Types } from 'mongoose';
import { Scheduler } from '../src/platform/common/scheduler';
import type { Environment } from '../src/platform/config/environment';
import { Claims } from '../src/platform/database/claims';
import { CLAIM_MS, DueWork } from '../src/platform/database/due-work.service';
import { collection } from '../src/platform/database/plain-schema';
import { type Turnos, turnos } from '../src/platform/database/turno.schema';
import { ownDatabase } from './own-database';
import { until } from './until';

interface Chore {
  _id: Types.ObjectId;
  n: number;
  done: boolean;
  turnos?: Turnos<'hacer'>;
}
const ChoreSchema = new Schema<Chore>(
  { n: Number, done: Boolean, turnos: turnos('hacer') },
  collection('chores', { timestamps: false }),
);

const db = ownDatabase();
const log = new Logger('Test');
/** Most tasks begun ahead of those done. */
const IN_HAND = 8;
const PAUSE = 200;
let now = Date.now();
const pass = (ms: number) => (now += ms);

/** One process of several on the database. */
function instance() {
  const scheduler = new Scheduler();
  const work = new DueWork({ now: () => new Date(now) }, scheduler, { BARRIDO_MS: PAUSE } as Environment);
  return {
    scheduler,
    drain: (claims: Claims<Chore>, one: (doc: Chore) => Promise<boolean>) => work.drain(claims, log, one),
  };
}

let model: Model<Chore>;
let claims: Claims<Chore>;
/** Number of starts of each. */
let begun: Map<number, number>;
beforeEach(async () => {
  jest.spyOn(log, 'warn').mockReset();
  model = db().model<Chore>('Chore', ChoreSchema);
  claims = new Claims(model, { name: 'hacer', due: () => ({ done: false }), sort: { n: 1 } });
  begun = new Map();
});

/** Stored as a release without claims stores them. */
const store = (count: number) =>
  model.collection.insertMany(
    Array.from({ length: count }, (_, n) => ({ _id: new mongoose.Types.ObjectId(), n, done: false })),
  );
const finish = async ({ _id, n }: Chore): Promise<boolean> => {
  begun.set(n, (begun.get(n) ?? 0) + 1);
  await model.updateOne({ _id }, { $set: { done: true } });
  return true;
};
const left = () => model.countDocuments({ done: false });
const held = () => model.collection.countDocuments({ 'turnos.hacer': { $exists: true } });

it('is done once each by several instances at once, until nothing is due, and no turn stays behind', async () => {
  await store(300);
  const counts = await Promise.all([instance(), instance(), instance()].map(({ drain }) => drain(claims, finish)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(300);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect([begun.size, ...new Set(begun.values())]).toEqual([300, 1]);
  expect([await left(), await held()]).toEqual([0, 0]);
});

it('of a process that died is due again when its claims run out, and not before', async () => {
  await store(20);
  const until = new Date(now + CLAIM_MS);
  expect(await claims.take('a process that dies', new Date(now), until, 5)).toHaveLength(5);
  const { drain } = instance();
  expect(await drain(claims, finish)).toBe(15);
  pass(CLAIM_MS - 1);
  expect(await drain(claims, finish)).toBe(0);
  pass(1);
  expect(await drain(claims, finish)).toBe(5);
  expect([await left(), await held()]).toEqual([0, 0]);
});

it('that fails for ever waits longer each time, keeps nothing from its turn, and makes nobody spin', async () => {
  await store(50);
  const { drain } = instance();
  const bad = 3 * IN_HAND;
  const work = async (doc: Chore) => {
    if (doc.n >= bad) return finish(doc);
    begun.set(doc.n, (begun.get(doc.n) ?? 0) + 1);
    throw new Error('never');
  };
  const tries = () => begun.get(0);
  expect(await drain(claims, work)).toBe(50 - bad);
  expect([...new Set(begun.values())]).toEqual([1]);
  for (const [pause, expected] of [
    [2 * PAUSE - 1, 1],
    [1, 2],
    [4 * PAUSE - 1, 2],
    [1, 3],
  ] as const) {
    pass(pause);
    expect(await drain(claims, work)).toBe(0);
    expect(tries()).toBe(expected);
  }
  expect(log.warn).toHaveBeenCalledTimes(3 * bad);
  // Half an hour at most, and a success forgets the failures.
  await model.updateMany({ done: false }, { $set: { 'turnos.hacer.intentos': 60 } });
  pass(8 * PAUSE);
  await drain(claims, work);
  pass(30 * 60_000);
  expect(await drain(claims, finish)).toBe(bad);
  expect([await left(), await held()]).toEqual([0, 0]);
});

it('that turns out not to be due is not looked at again before its claim has run out', async () => {
  await store(10);
  const { drain } = instance();
  const work = jest.fn(async () => false);
  expect([await drain(claims, work), await drain(claims, work)]).toEqual([0, 0]);
  expect(work).toHaveBeenCalledTimes(10);
});

it('is left to others by a process that stops: it ends what it has in hand, and has claimed nothing else', async () => {
  await store(100);
  const { scheduler, drain } = instance();
  let [ends, count] = [[] as (() => void)[], 0];
  const draining = drain(claims, async (doc) => {
    count++;
    await new Promise<void>((resolve) => ends.push(resolve));
    return finish(doc);
  });
  await until(
    async () => count,
    (so) => so === IN_HAND,
  );
  scheduler.onModuleDestroy();
  for (const end of ends) end();
  expect(await draining).toBe(IN_HAND);
  expect([count, await left(), await held()]).toEqual([IN_HAND, 100 - IN_HAND, 0]);
  ends = [];
  expect(await instance().drain(claims, finish)).toBe(100 - IN_HAND);
});
