import { type ClientSession, Long, MongoClient, UUID } from 'mongodb';
import { breakableWire } from './testing/breakable-wire';
import { sendRaw } from './testing/raw-wire';
import { failure, sharedUri, useDatabase } from './testing/shared';

const { db, client } = useDatabase();

interface Labelled {
  code: number;
  hasErrorLabel(label: string): boolean;
}

const stock = () => db().collection<{ _id: string; n: number }>('existencias');
const orders = () => db().collection('pedidos');

describe('transactions', () => {
  it('sell ten units to exactly ten of a hundred buyers at once', async () => {
    await stock().insertOne({ _id: 'uno', n: 10 });
    const buy = (i: number) =>
      client().withSession((session) =>
        session.withTransaction(async () => {
          const taken = await stock().updateOne({ _id: 'uno', n: { $gte: 1 } }, { $inc: { n: -1 } }, { session });
          if (taken.modifiedCount === 0) throw new Error('agotado');
          await orders().insertOne({ comprador: i }, { session });
        }),
      );
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => buy(i)));
    const reasons = new Set(
      results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : [])),
    );
    expect([...reasons]).toEqual(['agotado']);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await orders().countDocuments()).toBe(10);
    expect(await stock().findOne({ _id: 'uno' })).toEqual({ _id: 'uno', n: 0 });
  });

  it('show nobody what is not committed, and themselves everything', async () => {
    await client().withSession(async (session) => {
      session.startTransaction();
      await orders().insertOne({ privado: true }, { session });
      expect(await orders().countDocuments({ privado: true }, { session })).toBe(1);
      expect(await orders().countDocuments({ privado: true })).toBe(0);
      await session.commitTransaction();
      await session.commitTransaction();
      expect(await orders().countDocuments({ privado: true })).toBe(1);
    });
  });

  it('fail at once on a conflicting write, with the label that asks to try again', async () => {
    await stock().insertOne({ _id: 'disputa', n: 0 });
    const write = (session: ClientSession) => stock().updateOne({ _id: 'disputa' }, { $inc: { n: 1 } }, { session });
    await client().withSession((first) =>
      client().withSession(async (second) => {
        first.startTransaction();
        second.startTransaction();
        await write(first);
        const started = Date.now();
        const error = await failure<Labelled>(write(second));
        expect([error.code, error.hasErrorLabel('TransientTransactionError')]).toEqual([112, true]);
        expect(Date.now() - started).toBeLessThan(1000);
        await second.abortTransaction();
        await first.commitTransaction();
      }),
    );
    expect(await stock().findOne({ _id: 'disputa' })).toEqual({ _id: 'disputa', n: 1 });
  });

  it('pass a duplicate key on without asking to try again', async () => {
    await stock().insertOne({ _id: 'único', n: 1 });
    const started = Date.now();
    const attempt = client().withSession((session) =>
      session.withTransaction(() => stock().insertOne({ _id: 'único', n: 2 }, { session })),
    );
    expect(await failure<Labelled>(attempt)).toMatchObject({ code: 11000 });
    const missed = client().withSession((session) =>
      session.withTransaction(async () => {
        await stock().updateOne({ _id: 'otra' }, { $set: { n: 1 } }, { session, upsert: true });
        await stock().findOneAndUpdate({ _id: 'otra', n: 9 }, { $set: { x: 1 } }, { session, upsert: true });
      }),
    );
    expect(await failure<Labelled>(missed)).toMatchObject({ code: 11000 });
    expect(Date.now() - started).toBeLessThan(5_000);
  });

  it('refuse what belongs to no open transaction', async () => {
    await client().withSession(async (session) => {
      const transaction = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(7), autocommit: false };
      const stray = sendRaw({ find: 'pedidos', $db: db().databaseName, ...transaction });
      expect(await stray).toMatchObject({ code: 251, errorLabels: ['TransientTransactionError'] });
      session.startTransaction();
      await orders().insertOne({ perdido: true }, { session });
      await failure(db().collection('pedidos').find({ $nada: 1 }, { session }).toArray());
      expect((await failure<Labelled>(orders().insertOne({ perdido: true }, { session }))).code).toBe(251);
      await session.abortTransaction();
    });
    expect(await orders().countDocuments({ perdido: true })).toBe(0);
  });

  it('of clients that die are rolled back, and their locks freed', async () => {
    await stock().insertOne({ _id: 'preso', n: 0 });
    for (let i = 0; i < 5; i++) {
      const wire = await breakableWire(sharedUri());
      const victim = await MongoClient.connect(wire.uri, { serverSelectionTimeoutMS: 500 });
      const session = victim.startSession();
      session.startTransaction();
      await victim
        .db(db().databaseName)
        .collection<{ _id: string }>('existencias')
        .updateOne({ _id: 'preso' }, { $inc: { n: 1 } }, { session });
      // A mongod keeps a lost client's transaction for a minute, so there the client says goodbye.
      if (process.env['TUERCA_TEST_ENGINE'] !== 'documentdb') await session.abortTransaction();
      await wire.cut();
      await victim.close(true);
    }
    expect(await stock().updateOne({ _id: 'preso' }, { $inc: { n: 1 } }, { maxTimeMS: 5000 })).toMatchObject({
      modifiedCount: 1,
    });
    expect(await stock().findOne({ _id: 'preso' })).toEqual({ _id: 'preso', n: 1 });
  });
});
