import type { Document, UpdateFilter } from 'mongodb';
import { failure, useDatabase } from '../testing/shared';

// A real mongod answers the same.
const { db } = useDatabase();

const things = () => db().collection<Document>('cosas');
const NOTHING = { $each: [] as string[] };

/** Result of an update on a document. */
async function updated(before: Document, update: UpdateFilter<Document>): Promise<Document> {
  await things().insertOne({ ...before });
  await things().updateOne({}, update);
  return (await things().findOne({}, { projection: { _id: 0 } }))!;
}

beforeEach(() => things().deleteMany({}));

describe('an update that adds nothing to an array', () => {
  it.each(['$addToSet', '$push'])('makes the field that %s does not find, and touches no array', async (operator) => {
    expect(await updated({ n: 1 }, { [operator]: { t: NOTHING }, $inc: { n: 1 } })).toEqual({ n: 2, t: [] });
    await things().deleteMany({});
    expect(await updated({ t: ['a'] }, { [operator]: { t: NOTHING, 'x.y': NOTHING } })).toEqual({
      t: ['a'],
      x: { y: [] },
    });
  });

  it('still adds what others add', async () => {
    const update = { $addToSet: { t: NOTHING, u: { $each: ['a'] } }, $max: { n: 5 } };
    expect(await updated({ n: 1, u: ['a'] }, update)).toEqual({ n: 5, t: [], u: ['a'] });
  });

  it('refuses a field that holds something else', async () => {
    await things().insertMany([{ k: 1 }, { k: 1, t: 'texto' }]);
    expect(await failure(things().updateMany({ k: 1 }, { $addToSet: { t: NOTHING } }))).toMatchObject({ code: 2 });
    expect(await things().findOne({ t: 'texto' })).not.toBeNull();
  });

  it('counts what it changed, and makes the field of what it inserts', async () => {
    await things().insertMany([{ k: 1 }, { k: 1, t: ['a'] }]);
    const update = { $addToSet: { t: NOTHING } };
    expect(await things().updateMany({ k: 1 }, update)).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
    await things().updateOne({ k: 2 }, update, { upsert: true });
    expect(await things().findOneAndUpdate({ k: 3 }, update, { upsert: true, returnDocument: 'after' })).toMatchObject({
      k: 3,
      t: [],
    });
    expect(await things().findOne({ k: 2 })).toMatchObject({ t: [] });
  });
});
