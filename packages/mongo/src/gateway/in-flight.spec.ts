import { BSON } from 'bson';
import { type ClientSession, Long } from 'mongodb';
import { sendRaw } from '../testing/raw-wire';
import { failure, useDatabase } from '../testing/shared';
import { InFlight } from './in-flight';
import { RawCommand } from './raw-command';

const { db, client } = useDatabase({ monitorCommands: true, minPoolSize: 5 });

/** A mongod leaves undefined what becomes of commands side by side. */
const isGateway = process.env['TUERCA_TEST_ENGINE'] === 'documentdb';
const CONFLICTING_OPERATION = 117;

const notices = () => db().collection('avisos');
const count = () => notices().countDocuments();
const add = (n: number, session: ClientSession) => notices().insertOne({ n }, { session });

/** Has the engine count to half a million, which takes longer than another command takes to arrive. */
const LONG = { $size: { $filter: { input: { $range: [0, 500_000] }, cond: { $gt: ['$$this', 5] } } } };
const readLong = (session: ClientSession) =>
  db()
    .collection('asientos')
    .aggregate([{ $project: { n: LONG } }], { session })
    .toArray();

/** Results of a long reading, and of another command that is sent before it is answered. */
async function beside(session: ClientSession, other: () => Promise<unknown>) {
  const reading = readLong(session);
  await new Promise((resolve) => client().once('commandStarted', resolve));
  return Promise.all([failureOf(reading), failureOf(other())]);
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: number; message: string }) => error,
  );

if (isGateway)
  describe('a second command of a transaction, sent before the first is answered', () => {
    beforeEach(async () => {
      await db().dropDatabase();
      await db().collection('asientos').insertOne({});
      await notices().insertOne({ n: 0 });
    });

    it('is answered with an error that names both, and nothing of the transaction is kept', async () => {
      await client().withSession(async (session) => {
        session.startTransaction();
        await add(1, session);
        const [reading, second] = await beside(session, () => add(2, session));
        expect(reading).toBeNull();
        expect(second).toMatchObject({ code: CONFLICTING_OPERATION, codeName: 'ConflictingOperationInProgress' });
        expect(second?.message).toMatch(/'insert avisos' was sent while 'aggregate asientos' .* was not answered yet/);
        // A caller that swallows the error cannot commit half of it.
        expect(await failure(session.commitTransaction())).toMatchObject({ code: 251 });
      });
      expect(await count()).toBe(1);
    });

    it('is seen beside the command that begins the transaction, and beside its end', async () => {
      await client().withSession(async (session) => {
        session.startTransaction();
        const [, second] = await beside(session, () => add(1, session));
        expect(second).toMatchObject({ code: CONFLICTING_OPERATION });
        await session.abortTransaction();
        session.startTransaction();
        await add(2, session);
        const [, commit] = await beside(session, () => session.commitTransaction());
        expect(commit).toMatchObject({ code: CONFLICTING_OPERATION });
      });
      expect(await count()).toBe(1);
    });

    it('does not keep abortTransaction from freeing what the transaction holds', async () => {
      await client().withSession(async (session) => {
        session.startTransaction();
        await notices().updateOne({ n: 0 }, { $set: { n: 1 } }, { session });
        const told: string[] = [];
        client().once('commandFailed', ({ commandName, failure: error }) => told.push(commandName, error.message));
        // The driver passes no error of it on.
        expect(await beside(session, () => session.abortTransaction())).toEqual([null, null]);
        expect(told).toEqual(['abortTransaction', expect.stringContaining('was not answered yet')]);
        expect(await notices().updateOne({ n: 0 }, { $set: { n: 2 } })).toMatchObject({ modifiedCount: 1 });
        // The session stays usable.
        await session.withTransaction(() => add(3, session));
      });
      expect(await count()).toBe(2);
    });

    it('does not touch the next transaction when it belongs to one that is over', async () => {
      await client().withSession(async (session) => {
        session.startTransaction();
        await add(1, session);
        const number = Long.fromNumber(Number(session.serverSession.txnNumber));
        await session.abortTransaction();
        const late = () => {
          const transaction = { lsid: session.id, txnNumber: number, autocommit: false };
          return sendRaw({ insert: 'avisos', documents: [{ n: 2 }], $db: db().databaseName, ...transaction });
        };
        session.startTransaction();
        const reading = readLong(session);
        await new Promise((resolve) => client().once('commandStarted', resolve));
        expect(await late()).toMatchObject({
          code: 225,
          codeName: 'TransactionTooOld',
          errmsg: expect.stringMatching(
            /'insert avisos' was sent while 'aggregate asientos' .* next transaction/,
          ) as string,
        });
        await reading;
        expect(await late()).toMatchObject({ code: 225 });
        await add(3, session);
        await session.commitTransaction();
      });
      expect((await notices().find().sort({ n: 1 }).toArray()).map(({ n }) => n as number)).toEqual([0, 3]);
    });

    it('is none when it is of another session, or of none', async () => {
      await client().withSession((one) =>
        client().withSession(async (other) => {
          one.startTransaction();
          other.startTransaction();
          const both = () => Promise.all([add(1, other), notices().findOne()]);
          expect(await beside(one, both)).toEqual([null, null]);
          await Promise.all([one.commitTransaction(), other.commitTransaction()]);
        }),
      );
      expect(await count()).toBe(2);
    });
  });

describe('whoever lost its connection', () => {
  const ref = { session: 'ab', number: 1n };
  const never = () => new Promise<string>(() => undefined);
  const command = (name: string) => new RawCommand(Buffer.from(BSON.serialize({ [name]: 1 })));

  it('may go on with another before the lost command ends, and may send a commit again at once', async () => {
    const inFlight = new InFlight({ abort: () => Promise.resolve() });
    const [lost, found] = [{}, {}];
    const send = (name: string, owner: object, work: () => Promise<string>) =>
      inFlight.run(command(name), owner, ref, work);
    void send('commitTransaction', lost, never);
    expect(await send('commitTransaction', found, () => Promise.resolve('committed'))).toBe('committed');
    void send('find', lost, never);
    const aborted = send('abortTransaction', found, () => Promise.resolve('aborted'));
    inFlight.endOwner(lost);
    expect(await aborted).toBe('aborted');
  });
});
