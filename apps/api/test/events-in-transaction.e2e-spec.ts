import { setTimeout as sleep } from 'node:timers/promises';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { emitInTurn } from '../src/platform/common/emit-in-turn';
import { Transactions, type Tx } from '../src/platform/database/transactions';
import { type Harness, startApp } from './harness';

let h: Harness;
let events: EventEmitter2;
let attempts: number;

interface Sold {
  attempt: number;
  tx: Tx;
}
const notices = () => h.db.collection<{ attempt: number; who: string }>('avisos_prueba');
const stock = () => h.db.collection<{ n: number }>('existencias_prueba');
const sell = () =>
  h.app
    .get(Transactions, { strict: false })
    .run((tx) => emitInTurn(events, 'prueba.vendida', { attempt: ++attempts, tx }));
const written = async () =>
  (await notices().find().sort({ _id: 1 }).toArray()).map(({ attempt, who }) => `${attempt} ${who}`);

/** Somebody else's transaction holds the stock while the first attempt of a sale wants it. */
async function takeStock({ attempt, tx }: Sold): Promise<void> {
  if (attempt > 1) return void (await stock().updateOne({}, { $inc: { n: -1 } }, { session: tx }));
  const other = await h.db.startSession();
  other.startTransaction();
  await stock().updateOne({}, { $inc: { n: -1 } }, { session: other });
  try {
    await stock().updateOne({}, { $inc: { n: -1 } }, { session: tx });
  } finally {
    await other.commitTransaction();
    await other.endSession();
  }
}

const notice = (who: string, ms: number) => async (sold: Sold) => {
  await sleep(ms);
  await notices().insertOne({ attempt: sold.attempt, who }, { session: sold.tx });
};

beforeAll(async () => {
  h = await startApp();
  events = h.app.get(EventEmitter2);
});
beforeEach(async () => {
  attempts = 0;
  events.removeAllListeners('prueba.vendida');
  await notices().deleteMany({});
  await stock().deleteMany({});
  await stock().insertOne({ n: 10 });
});
afterAll(() => h.close());

describe('listeners that write in the transaction of whoever tells them', () => {
  it('write once, one after the other, however long each takes', async () => {
    events.on('prueba.vendida', notice('ledger', 30));
    events.on('prueba.vendida', notice('stock', 0));
    events.on('prueba.vendida', notice('client', 10));
    await sell();
    expect(await written()).toEqual(['1 ledger', '1 stock', '1 client']);
  });

  it('write nothing of an attempt that was given up into the next one', async () => {
    events.on('prueba.vendida', notice('ledger', 0));
    events.on('prueba.vendida', takeStock);
    events.on('prueba.vendida', notice('client', 60));
    await sell();
    expect(attempts).toBe(2);
    // The client's listener takes as long in each attempt: of the first it would have written before.
    expect(await written()).toEqual(['2 ledger', '2 client']);
    expect(await stock().findOne()).toMatchObject({ n: 8 });
  });
});
