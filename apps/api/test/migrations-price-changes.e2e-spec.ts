import mongoose from 'mongoose';
import { priceChanges } from '../src/platform/database/migrations/0017-price-changes';
import { ownDatabase } from './own-database';

const database = ownDatabase();

it('changes of prices move to the collection of their name, also when the first run was cut off', async () => {
  const changes = [10, 20].map((total) => ({ _id: new mongoose.Types.ObjectId(), total }));
  await database().collection('cambiosPrecios').insertMany(changes);
  await database().collection('cambios_precios').insertOne(changes[0]!);
  for (let i = 0; i < 2; i++) await priceChanges.up(database().db!);
  expect(await database().collection('cambios_precios').find().sort({ total: 1 }).toArray()).toEqual(changes);
  expect(await database().db!.listCollections({ name: 'cambiosPrecios' }).toArray()).toEqual([]);
});
