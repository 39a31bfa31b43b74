import type { Connection, mongo } from 'mongoose';
import { collectionNames, type Instant } from './manifest';
import { ArchiveProblem } from './problems';

type ClientSession = mongo.ClientSession;
/** Session with the time of its snapshot, known once a read has fixed it; the driver does not declare it. */
type WithSnapshotTime = ClientSession & { snapshotTime?: unknown };

/** Manner in which all reads see one instant, and that instant. */
interface Reading {
  instante: Instant;
  /** Everything that was acknowledged before is in it. */
  fecha: Date;
  names: string[];
  session: ClientSession;
}

/** No replica set, or an engine that knows neither snapshots nor transactions. */
const NO_INSTANT = new Set([20, 72, 115, 123, 246, 263]);
const cannot = (error: unknown) => NO_INSTANT.has(Number((error as { code?: unknown }).code));
/** Attempts to list the collections: a starting process may create some, and a list that changed between two readings is read again. */
const MAX_LISTINGS = 5;

const pin = (db: mongo.Db, session: ClientSession, [first = 'usuarios']: string[]) =>
  db.collection(first).findOne({}, { session, projection: { _id: 1 } });

/** A session of MongoDB whose reads are all of the same time; null where the server has none. */
async function snapshotSession({ db, client }: Source, names: string[]): Promise<ClientSession | null> {
  const session: WithSnapshotTime = client.startSession({ snapshot: true });
  try {
    await pin(db, session, names);
    // A server that does not know snapshots answers as if none had been asked for.
    if (session.snapshotTime) return session;
  } catch (error) {
    if (!cannot(error)) throw error;
  }
  await session.endSession();
  return null;
}

async function transactionSession({ db, client }: Source, names: string[]): Promise<ClientSession> {
  const session = client.startSession();
  try {
    session.startTransaction({ readConcern: { level: 'snapshot' }, readPreference: 'primary' });
    await pin(db, session, names);
    return session;
  } catch (error) {
    await session.endSession();
    if (!cannot(error)) throw error;
    throw new ArchiveProblem(
      'Esta base de datos no puede dar una copia de un solo instante: MongoDB debe ser un conjunto de réplicas (replica set), aunque sea de un solo miembro.',
      { cause: error },
    );
  }
}

interface Source {
  db: mongo.Db;
  client: mongo.MongoClient;
}

async function open(source: Source): Promise<Reading> {
  for (let attempt = 1; ; attempt++) {
    const names = await collectionNames(source.db);
    const fecha = new Date();
    const snapshot = await snapshotSession(source, names);
    const session = snapshot ?? (await transactionSession(source, names));
    const again = await collectionNames(source.db);
    if (attempt === MAX_LISTINGS || again.join() === names.join())
      return { instante: snapshot ? 'snapshot' : 'transaccion', fecha, names, session };
    await end(session);
  }
}

async function end(session: ClientSession): Promise<void> {
  if (session.inTransaction()) await session.abortTransaction();
  await session.endSession();
}

/**
 * Reads all collections as they were at one instant: by a snapshot session where the server has them (MongoDB's transactions last
 * a minute at most), else in one transaction. Throws ArchiveProblem on a server that has neither.
 */
export async function atOneInstant<T>(connection: Connection, use: (reading: Reading) => Promise<T>): Promise<T> {
  const reading = await open({ db: connection.db!, client: connection.getClient() });
  try {
    return await use(reading);
  } finally {
    await end(reading.session).catch(() => undefined);
  }
}
