import { type ClientSession, type Document, Long, UUID } from 'mongodb';
import { rawWire } from '../testing/raw-wire';
import { failure, useDatabase } from '../testing/shared';

// A real mongod answers the same: each code is MongoDB's own.
const { db, client } = useDatabase();

const orders = () => db().collection('pedidos');
const inTransaction = <T>(work: (session: ClientSession) => Promise<T>) =>
  client().withSession(async (session) => {
    session.startTransaction();
    try {
      return await work(session);
    } finally {
      if (session.inTransaction()) await session.abortTransaction();
    }
  });
const codeIn = (command: Document, database = db()) =>
  inTransaction(async (session) => (await failure(database.command(command, { session }))).code);

beforeEach(async () => {
  await orders().deleteMany({});
  await orders().insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

describe('a transaction', () => {
  const commands: [Document, string?][] = [
    [{ count: 'pedidos' }],
    [{ explain: { find: 'pedidos' } }],
    [{ listCollections: 1 }],
    [{ listIndexes: 'pedidos' }],
    [{ collMod: 'pedidos', validator: {} }],
    [{ drop: 'pedidos' }],
    [{ dropDatabase: 1 }],
    [{ dropIndexes: 'pedidos', index: '*' }],
    [{ renameCollection: 'a.b', to: 'a.c' }, 'admin'],
    [{ collStats: 'pedidos' }],
    [{ dbStats: 1 }],
    [{ validate: 'pedidos' }],
    [{ ping: 1 }],
    [{ hello: 1 }],
    [{ buildInfo: 1 }],
  ];

  it.each(commands)('does not carry out %j, and goes on', async (command, database) => {
    const where = database ? client().db(database) : db();
    expect(await codeIn(command, where)).toBe(263);
    await client().withSession(async (session) => {
      session.startTransaction();
      await orders().insertOne({ n: 4 }, { session });
      expect(await failure(where.command(command, { session }))).toMatchObject({
        code: 263,
        codeName: 'OperationNotSupportedInTransaction',
      });
      await session.commitTransaction();
    });
    expect(await orders().countDocuments({ n: 4 })).toBe(1);
  });

  const stages: Document[][] = [
    [{ $out: 'otra' }],
    [{ $merge: 'otra' }],
    [{ $unionWith: 'otra' }],
    [{ $collStats: { count: {} } }],
    [{ $indexStats: {} }],
    [{ $planCacheStats: {} }],
    [{ $lookup: { from: 'otra', as: 'x', pipeline: [{ $unionWith: 'otra' }] } }],
    [{ $facet: { a: [{ $unionWith: 'otra' }] } }],
  ];
  it.each(stages)('takes no pipeline with %j', async (stage) => {
    expect(await codeIn({ aggregate: 'pedidos', pipeline: [stage], cursor: {} })).toBe(263);
  });

  it.each(['admin', 'config', 'local'])("reads and writes nothing in '%s'", async (name) => {
    expect(await codeIn({ find: 'x' }, client().db(name))).toBe(263);
    expect(await codeIn({ insert: 'x', documents: [{}] }, client().db(name))).toBe(263);
  });

  it('writes no system collection', async () => {
    expect(await codeIn({ insert: 'system.js', documents: [{ _id: 'x' }] })).toBe(50791);
  });

  it('counts by an aggregation', async () => {
    expect(await inTransaction((session) => orders().countDocuments({ n: { $gt: 1 } }, { session }))).toBe(2);
  });

  it('begins with no killCursors', async () => {
    expect(await codeIn({ killCursors: 'pedidos', cursors: [Long.fromNumber(1)] })).toBe(263);
  });

  it('builds indexes on what it creates itself, and on nothing that was there', async () => {
    await orders().createIndex({ n: 1 });
    await inTransaction(async (session) => {
      await orders().createIndex({ n: 1 }, { session });
      await db().collection('nueva').createIndex({ n: 1 }, { session });
      await db().createCollection('otra_nueva', { session });
      await session.commitTransaction();
    });
    expect(await db().collection('nueva').indexes()).toHaveLength(2);
    expect(await inTransaction((session) => failure(orders().createIndex({ m: 1 }, { session })))).toMatchObject({
      code: 263,
    });
  });
});

describe('numbers, concerns and cursors of transactions, as they stand on the wire', () => {
  let connection: Awaited<ReturnType<typeof rawWire>>;
  beforeEach(async () => {
    connection = await rawWire();
  });
  afterEach(() => connection.end());
  const wire = (command: Document) =>
    connection.send({ ...command, $db: (command['$db'] as string | undefined) ?? db().databaseName });
  const session = () => ({ lsid: { id: new UUID() } });
  const first = { txnNumber: Long.fromNumber(1), autocommit: false, startTransaction: true };
  const later = { txnNumber: Long.fromNumber(1), autocommit: false };
  const opened = async (envelope: Document) => {
    const reply = await wire({ find: 'pedidos', batchSize: 1, ...envelope });
    return { getMore: (reply['cursor'] as { id: Long }).id, collection: 'pedidos' };
  };

  it('a number without a transaction belongs to writes alone', async () => {
    const number = { ...session(), txnNumber: Long.fromNumber(1) };
    expect(await wire({ find: 'pedidos', ...number })).toMatchObject({ code: 50768 });
    expect(await wire({ insert: 'pedidos', documents: [{}], ...number })).toMatchObject({ ok: 1, n: 1 });
  });

  it('concerns are told once: to read with the first command, to write with the commit', async () => {
    const own = session();
    const read = { find: 'pedidos', ...own, readConcern: { level: 'snapshot' } };
    expect(await wire({ ...read, ...first })).toMatchObject({ ok: 1 });
    expect(await wire({ ...read, ...later })).toMatchObject({ code: 72 });
    const write = { insert: 'pedidos', documents: [{}], ...session(), writeConcern: { w: 'majority' } };
    expect(await wire({ ...write, ...first })).toMatchObject({ code: 72 });
    await wire({ abortTransaction: 1, ...own, ...later, $db: 'admin' });
  });

  it('a cursor is read on in the session and transaction that opened it', async () => {
    const [own, other] = [session(), session()];
    const outside = await opened(own);
    expect(await wire({ ...outside, ...other })).toMatchObject({ code: 50738 });
    expect(await wire(outside)).toMatchObject({ code: 50737 });
    const inside = await opened({ ...own, ...first });
    expect(await wire({ ...inside, ...own })).toMatchObject({ code: 50740 });
    expect(await wire({ ...inside, ...own, ...later, batchSize: 1 })).toMatchObject({ ok: 1 });
    expect(await wire({ ...outside, ...own, ...later })).toMatchObject({ code: 50739 });
    expect(await wire({ ...outside, ...own })).toMatchObject({ ok: 1 });
    await wire({ abortTransaction: 1, ...own, ...later, $db: 'admin' });
    expect(await wire({ ...inside, ...own })).toMatchObject({ code: 43 });
  });
});
