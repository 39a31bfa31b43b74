import mongoose, { type Connection } from 'mongoose';
import { freshDatabase } from './harness';

/** A database of its own for each test of a file that needs no product; gone after it. */
export function ownDatabase(): () => Connection {
  let db: Connection;
  beforeEach(async () => {
    db = await mongoose.createConnection(freshDatabase()).asPromise();
  });
  afterEach(async () => {
    await db.dropDatabase();
    await db.close();
  });
  return () => db;
}
