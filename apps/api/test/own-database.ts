import mongoose, { type ClientSession, type Connection, type ConnectOptions } from 'mongoose';
import { freshDatabase } from './database-pool';

// As the product reads: a filter's operators count only where a repository means them.
mongoose.set({ strictQuery: true, sanitizeFilter: true });

/** A database of its own for each test of a file that needs no product; gone after it. */
export function ownDatabase(options?: ConnectOptions): () => Connection {
  let db: Connection;
  beforeEach(async () => {
    // The product, if a file of this process ran it, builds no indexes of its models; these have theirs.
    db = await mongoose
      .createConnection(freshDatabase(), { autoIndex: true, autoCreate: true, ...options })
      .asPromise();
  });
  afterEach(async () => {
    await db.dropDatabase();
    await db.close();
  });
  return () => db;
}

/** Does something in a transaction that is not committed, of which nothing may stay. */
export async function inVain(db: Connection, work: (tx: ClientSession) => Promise<unknown>): Promise<void> {
  const tx = await db.startSession();
  tx.startTransaction();
  try {
    expect(await work(tx)).not.toBeNull();
  } finally {
    // An open one would hold the database's end up.
    await tx.abortTransaction();
  }
}
