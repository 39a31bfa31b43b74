import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { waitFor } from '../common/wait';

export const REPLICA_SET = 'rs0';

/** Codes of MongoDB's that this road meets. */
const NOT_YET_INITIALIZED = 94;
const ALREADY_INITIALIZED = 23;

const isCode = (error: unknown, code: number): boolean => error instanceof MongoServerError && error.code === code;

/** A client of this one process, whatever it thinks of the replica set that it is in. */
export const directClient = (host: string): MongoClient =>
  new MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: 2_000 });

/** The configuration that the data carry, if they carry one (or have not been asked for it yet). */
async function configOf(admin: Db): Promise<Document | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as Document;
  } catch (error) {
    if (isCode(error, NOT_YET_INITIALIZED)) return undefined;
    throw error;
  }
}

async function initiate(admin: Db, host: string): Promise<void> {
  const config = { _id: REPLICA_SET, members: [{ _id: 0, host }], settings: { electionTimeoutMillis: 5_000 } };
  await admin.command({ replSetInitiate: config }).catch((error: unknown) => {
    // It was still reading its configuration when it said that it has none: the next look finds it.
    if (!isCode(error, ALREADY_INITIALIZED)) throw error;
  });
}

/**
 * A process whose data name another address is no member of its own set (state REMOVED): it takes no writes, elects nobody, and
 * refuses a configuration without its address. Only a forced one, which needs no primary, brings it back. All else of the
 * configuration stays, its id before all: the new one must have the same.
 */
async function rename(admin: Db, config: Document, host: string): Promise<void> {
  const [first] = config['members'] as Document[];
  const members = [{ ...first, host }];
  const version = Number(config['version']) + 1;
  await admin.command({ replSetReconfig: { ...config, members, version }, force: true });
}

const addressIn = (config: Document): unknown => (config['members'] as Document[])[0]?.['host'];

/** One look at the process, and the step that it needs next; true when it takes writes under this address. */
async function advance(admin: Db, host: string): Promise<boolean> {
  const hello = await admin.command({ hello: 1 });
  if (hello['isWritablePrimary'] === true && hello['me'] === host) return true;
  const config = await configOf(admin);
  if (!config) await initiate(admin, host);
  else if (addressIn(config) !== host) await rename(admin, config, host);
  return false;
}

/**
 * Makes the mongod at `host` the primary of a replica set of one: initiates it, or tells one whose data carry another address
 * (another port) its own. Connections may break on the way (a change of state ends them), so every look begins anew.
 * `hasEnded` ends the wait; throws in Spanish with the last error when the limit (ms) is over.
 */
export async function becomePrimary(host: string, hasEnded: () => boolean, limitMs: number): Promise<void> {
  let last: unknown;
  const client = directClient(host);
  try {
    const isPrimary = await waitFor(
      async () => {
        if (hasEnded()) return true;
        return advance(client.db('admin'), host).catch((error: unknown) => void (last = error));
      },
      limitMs,
      100,
    );
    if (!isPrimary) throw new Error(`mongod no llegó a ser primario en ${host} (${String(last)})`, { cause: last });
  } finally {
    await client.close();
  }
}

/** Asks the mongod at `host` to end; the answer is that its connection ends. */
export async function shutDown(host: string): Promise<void> {
  const client = directClient(host);
  await client
    .db('admin')
    .command({ shutdown: 1, force: true, timeoutSecs: 1 })
    .catch(() => undefined);
  await client.close();
}
