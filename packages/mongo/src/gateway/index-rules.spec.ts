import type { CreateIndexesOptions, Document, IndexSpecification } from 'mongodb';
import { failure, useDatabase } from '../testing/shared';

// A real mongod answers the same: each code is MongoDB's own.
const { db } = useDatabase();

const things = () => db().collection('cosas');
beforeEach(async () => {
  await db().dropDatabase();
  await things().insertOne({ _id: 'vacía' as never });
});

describe('an index that MongoDB does not build', () => {
  const filters: Document[] = [
    { a: { $ne: 1 } },
    { a: { $nin: [1] } },
    { a: { $not: { $gt: 1 } } },
    { a: { $exists: false } },
    { a: { $regex: 'x' } },
    { $nor: [{ a: 1 }] },
    { a: { $mod: [2, 0] } },
    { a: { $size: 1 } },
    { a: { $elemMatch: { $gt: 1 } } },
    { a: { $bitsAllSet: 1 } },
    { $or: [{ a: { $ne: 1 } }, { b: 1 }] },
  ];
  it.each(filters)('is one over what %j matches', async (partialFilterExpression) => {
    expect(await failure(things().createIndex({ a: 1 }, { partialFilterExpression }))).toMatchObject({
      code: 67,
      codeName: 'CannotCreateIndex',
    });
  });

  const cases: [Document, Document, number][] = [
    [{ a: 1 }, { sparse: true, partialFilterExpression: { a: 1 } }, 67],
    [{ _id: 1 }, { partialFilterExpression: { a: 1 } }, 197],
    [{ _id: 1 }, { sparse: true }, 197],
    [{ _id: 1 }, { unique: true }, 197],
    [{ _id: 1 }, { expireAfterSeconds: 5 }, 197],
    [{ a: 1 }, { expireAfterSeconds: -1 }, 67],
    [{ a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
    [{ a: 1 }, { desconocida: true }, 197],
    [{ a: 0 }, {}, 67],
    [{ a: true }, {}, 67],
    [{ a: 'raro' }, {}, 67],
    [{ 'a..b': 1 }, {}, 67],
    [{ $a: 1 }, {}, 67],
    [{ a: 'text', b: '2dsphere' }, {}, 67],
    [{ a: 'hashed' }, { unique: true }, 16764],
  ];
  it.each(cases)('is %j with %j', async (key, options, code) => {
    const indexes = [{ key, name: 'nombre', ...options }];
    expect(await failure(db().command({ createIndexes: 'cosas', indexes }))).toMatchObject({ code });
  });

  it('is one that stands there otherwise already', async () => {
    await things().createIndex({ a: 1 }, { name: 'uno' });
    const again = (key: IndexSpecification, options: CreateIndexesOptions) =>
      failure(things().createIndex(key, options));
    expect(await again({ b: 1 }, { name: 'uno' })).toMatchObject({ code: 86 });
    expect(await again({ a: 1 }, { name: 'dos' })).toMatchObject({ code: 85 });
    expect(await things().createIndex({ a: 1 }, { name: 'uno' })).toBe('uno');
  });
});

describe('an index over two fields that hold arrays', () => {
  const PARALLEL = { code: 171, codeName: 'CannotIndexParallelArrays' };
  const both = { a: [1], b: [2] };
  const refused = async (document: Document) =>
    expect([document, (await failure(things().insertOne(document))).code]).toEqual([document, 171]);
  const taken = (...documents: Document[]) => things().insertMany(documents);

  it('is not built over documents that hold both, and leaves nothing behind', async () => {
    await things().insertOne({ ...both });
    expect(await failure(things().createIndex({ a: 1, b: 1 }))).toMatchObject(PARALLEL);
    expect(await things().indexes()).toHaveLength(1);
    await things().insertOne({ ...both });
  });

  it('is built by several at once', async () => {
    const build = () => Promise.all([things().createIndex({ a: 1, b: 1 }), things().createIndex({ b: 1, c: 1 })]);
    await Promise.all(Array.from({ length: 25 }, build));
    expect(await things().indexes()).toHaveLength(3);
    await refused({ ...both });
    await refused({ b: [], c: [] });
  });

  it('refuses them in whatever writes', async () => {
    await things().createIndex({ a: 1, c: 1, b: -1 });
    await taken({ a: [1], b: 2 }, { a: 1, b: [2] }, { b: [2] });
    await refused({ ...both });
    await refused({ a: [], b: [] });
    const update = { $set: { ...both } };
    expect(await failure(things().updateOne({ b: [2] }, update))).toMatchObject({ code: 171 });
    expect(await failure(things().updateOne({ z: 1 }, update, { upsert: true }))).toMatchObject({ code: 171 });
    expect(await failure(things().findOneAndUpdate({ a: 1 }, update))).toMatchObject(PARALLEL);
    const bulk = things().insertMany([{ a: [1] }, { ...both }, { b: [3] }], { ordered: false });
    expect(await failure(bulk)).toMatchObject({ code: 171, insertedCount: 2 });
    expect(await things().countDocuments({ a: { $type: 'array' }, b: { $type: 'array' } })).toBe(0);
  });

  it('ends a transaction that writes them', async () => {
    await things().createIndex({ a: 1, b: 1 });
    await db().client.withSession(async (session) => {
      session.startTransaction();
      await things().insertOne({ a: 1 }, { session });
      expect(await failure(things().insertOne({ ...both }, { session }))).toMatchObject({ code: 171 });
      expect(await failure(session.commitTransaction())).toMatchObject({ code: 251 });
    });
    expect(await things().countDocuments()).toBe(1);
  });

  it('sees them under paths, and one array that both share as one', async () => {
    await things().createIndex({ 'x.b': 1, 'x.c': 1, d: 1 });
    await taken({ x: [{ b: 1, c: 2 }] }, { x: [{ b: [1] }, { c: [2] }] }, { x: { b: [1], c: 1 } });
    await refused({ x: [{ b: [1], c: [2] }] });
    await refused({ x: { b: [1], c: [2] } });
    await refused({ x: [{ b: 1 }], d: [1] });
    await refused({ x: { b: [] }, d: [1] });
  });

  it('leaves alone what its filter does not match', async () => {
    const partialFilterExpression = { activo: true, n: { $gt: 5 }, tipo: { $in: ['x', 'y'] } };
    await things().createIndex({ a: 1, b: 1 }, { partialFilterExpression });
    const matched = { activo: true, n: 6, tipo: 'x' };
    await taken(
      { ...both },
      { ...both, ...matched, activo: false },
      { ...both, ...matched, n: 5 },
      { ...both, ...matched, tipo: 'z' },
    );
    await refused({ ...both, ...matched });
  });

  it('refuses them no more when it is gone', async () => {
    await things().createIndex({ a: 1, b: 1 }, { name: 'una' });
    await things().createIndex({ b: 1, a: 1 }, { name: 'otra' });
    await things().dropIndex('una');
    await refused({ ...both });
    await things().dropIndex('otra');
    await taken({ ...both });
  });
});
