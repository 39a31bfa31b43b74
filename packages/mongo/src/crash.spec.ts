import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type MongoServerError } from 'mongodb';
import { waitFor } from './common/wait';
import { type Mongo, startMongo } from './index';
import { failure } from './testing/shared';

// These break and end their servers, so a given one will not do.
delete process.env['MONGODB_URI'];

let dataDir: string;
let mongo: Mongo;
let client: MongoClient;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tuerca-crash-'));
  await chmod(dataDir, 0o755);
  mongo = await startMongo({ dataDir });
  client = await MongoClient.connect(mongo.uri, { serverSelectionTimeoutMS: 2500 });
});

afterAll(async () => {
  await client.close();
  await mongo.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('kill -9 of the engine in the middle of writes', () => {
  it('loses nothing that was acknowledged, doubles nothing, and comes back by itself', async () => {
    const writes = client.db('caos').collection<{ _id: string; n: number }>('escrituras');
    await writes.insertOne({ _id: 'total', n: 0 });
    const acknowledged: string[] = [];
    let increments = { acknowledged: 0, unknown: 0 };
    let running = true;
    const writer = async (name: string) => {
      for (let i = 0; running; i++) {
        const id = `${name}-${i}`;
        await writes.insertOne({ _id: id, n: i }).then(
          () => acknowledged.push(id),
          () => sleep(20),
        );
      }
    };
    const counter = async () => {
      while (running) {
        await writes.updateOne({ _id: 'total' }, { $inc: { n: 1 } }).then(
          () => (increments.acknowledged += 1),
          async () => {
            increments = { ...increments, unknown: increments.unknown + 1 };
            await sleep(20);
          },
        );
      }
    };
    const writers = [...['a', 'b', 'c', 'd'].map(writer), counter()];
    const moreAcknowledged = async () => {
      const wanted = acknowledged.length + 200;
      expect(await waitFor(() => acknowledged.length >= wanted, 15_000)).toBe(true);
    };
    try {
      for (let round = 0; round < 2; round++) {
        await moreAcknowledged();
        await mongo.kill();
        await sleep(300);
        await mongo.restart();
      }
      await moreAcknowledged();
    } finally {
      running = false;
      await Promise.all(writers);
    }
    const found = new Set((await writes.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    const total = (await writes.findOne({ _id: 'total' }))?.n ?? 0;
    expect(total).toBeGreaterThanOrEqual(increments.acknowledged);
    expect(total).toBeLessThanOrEqual(increments.acknowledged + increments.unknown);
  });

  it('fails calls fast and in order while it is down', async () => {
    await mongo.kill();
    const started = Date.now();
    await expect(client.db('caos').collection('escrituras').findOne()).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(4_000);
    await mongo.restart();
    const back = Date.now();
    await client.db('caos').command({ ping: 1 });
    expect(Date.now() - back).toBeLessThan(3_000);
  });

  it('keeps transactions whole', async () => {
    const pairs = client.db('caos').collection('pares');
    await client.db('caos').createCollection('pares');
    const session = client.startSession();
    session.startTransaction();
    await pairs.insertOne({ lado: 1 }, { session });
    await mongo.kill();
    await mongo.restart();
    const error = await failure<MongoServerError>(pairs.insertOne({ lado: 2 }, { session }));
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    await session.endSession();
    expect(await pairs.countDocuments()).toBe(0);
  });
});
