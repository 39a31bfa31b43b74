import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { mongo } from 'mongoose';
import { freshDatabase } from './harness';

/** Opened by this process. */
const CHANNEL = 'net.client.socket';
const sockets = new Set<Socket>();
const onSocket = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  sockets.add(socket.once('close', () => sockets.delete(socket)));
};
let client: mongo.MongoClient;
let things: mongo.Collection<{ n: number }>;
beforeAll(async () => {
  subscribe(CHANNEL, onSocket);
  client = await new mongo.MongoClient(freshDatabase(), {
    socketTimeoutMS: 20_000,
    waitQueueTimeoutMS: 5000,
  }).connect();
  things = client.db().collection('cosas');
  await things.insertMany(Array.from({ length: 30 }, (_, n) => ({ n })));
});
afterAll(async () => {
  await client.db().dropDatabase();
  await client.close();
  unsubscribe(CHANNEL, onSocket);
});
/** All of them are gone, and nobody has been told yet. */
const breakAll = (): void => {
  for (const socket of sockets) socket.destroy();
};

// Without patches/mongodb@… each of these waits for ever: what is written to such a socket never drains.
describe('on a connection that has broken a moment ago', () => {
  it('a reading, a write and a transaction are repeated on another one', async () => {
    breakAll();
    expect((await things.find().toArray()).length).toBe(30);
    breakAll();
    expect((await things.updateOne({ n: 1 }, { $inc: { n: 100 } })).modifiedCount).toBe(1);
    const session = client.startSession();
    let attempts = 0;
    await session.withTransaction(async () => {
      if (++attempts === 1) breakAll();
      await things.updateOne({ n: 2 }, { $inc: { n: 100 } }, { session });
    });
    await session.endSession();
    expect(attempts).toBe(2);
    expect(await things.countDocuments({ n: { $gt: 100 } })).toBe(2);
  });

  it('the rest of a list is refused as every lost connection is', async () => {
    const cursor = things.find().batchSize(7);
    await cursor.next();
    breakAll();
    await expect(cursor.toArray()).rejects.toBeInstanceOf(mongo.MongoNetworkError);
  });
});
