import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';

/** Emptying more documents than that takes longer than making a database, and leaves its tables large. */
const MAX_DOCUMENTS = 5000;

/** Names of empty databases of the shared test server, one file each: removing the file takes the database. */
export function poolFolder(): string {
  const server = createHash('sha256').update(process.env.TUERCA_TEST_MONGODB_URI!).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `tuerca-databases-${server}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const addressOf = (name: string): string => {
  const url = new URL(process.env.TUERCA_TEST_MONGODB_URI!);
  url.pathname = `/${name}`;
  return url.href;
};

/** The address of a fresh database on the shared test server. */
export const freshDatabase = (): string => addressOf(`test_${randomBytes(5).toString('hex')}`);

/** The address of an empty database, which may have the collections and indexes of an earlier suite; else of a fresh one. */
export function emptyDatabase(): string {
  const folder = poolFolder();
  for (const name of readdirSync(folder))
    try {
      unlinkSync(join(folder, name));
      return addressOf(name);
    } catch {
      // Another worker was faster.
    }
  return freshDatabase();
}

let isShared = false;
/** Other processes write to this suite's database, or die while they do: it is not used again. */
export const markShared = (): void => void (isShared = true);
/** Called before each suite: a process runs many. */
export const forgetShared = (): void => void (isShared = false);

/**
 * Empties a suite's database and keeps it with its indexes, whose creation is half of a start; large ones are dropped.
 * Nothing else may write to it any more.
 */
export async function giveBack(db: Connection): Promise<void> {
  if (isShared) {
    await db.dropDatabase();
    return;
  }
  const collections = await db.db!.listCollections({}, { nameOnly: true }).toArray();
  const emptied = await Promise.all(collections.map(({ name }) => db.collection(name).deleteMany({})));
  const documents = emptied.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
  if (documents > MAX_DOCUMENTS) await db.dropDatabase();
  else writeFileSync(join(poolFolder(), db.name), '');
}
