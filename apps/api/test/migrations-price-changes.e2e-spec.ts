import mongoose, { type Connection } from 'mongoose';
import { priceChanges } from '../src/platform/database/migrations/0017-price-changes';
import { freshDatabase } from './harness';

let db: Connection;
beforeEach(async () => {
  db = await mongoose.createConnection(freshDatabase()).asPromise();
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

it('changes of prices move to the collection of their name, also when the first run was cut off', async () => {
  const changes = [10, 20].map((total) => ({ _id: new mongoose.Types.ObjectId(), total }));
  await db.collection('cambiosPrecios').insertMany(changes);
  await db.collection('cambios_precios').insertOne(changes[0]!);
  for (let i = 0; i < 2; i++) await priceChanges.up(db.db!);
  expect(await db.collection('cambios_precios').find().sort({ total: 1 }).toArray()).toEqual(changes);
  expect(await db.db!.listCollections({ name: 'cambiosPrecios' }).toArray()).toEqual([]);
});
