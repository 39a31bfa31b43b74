import { setTimeout as wait } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { STARTING } from './connection-options';
import { isDatabaseAway } from './database-errors';
import { LeaseLost } from './lease';
import type { Progress } from './progress';
import { checkServers } from './start-checks';

/** Pause between two tries, in milliseconds. */
const RETRY = 1000;
const AUTHENTICATION_FAILED = 18;
/** A name server that does not answer. */
const DNS_AWAY = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED']);

const isAway = (error: unknown): boolean =>
  error instanceof LeaseLost || isDatabaseAway(error) || DNS_AWAY.has(String((error as { code?: unknown }).code));

/**
 * The connection of a start, whose commands may take as long as they need: an index over a large collection is made in one. Waits
 * for a database that is away and tells why, once for each reason; throws one sentence when it could never serve or refuses who
 * we are.
 */
export async function connectForStart(uri: string, progress: Progress): Promise<mongo.MongoClient> {
  const client = new mongo.MongoClient(uri, STARTING);
  try {
    await untilItAnswers(async () => {
      // First: a server that could never serve is not waited for.
      await checkServers(uri);
      await client.connect();
      await client.db().command({ ping: 1 });
    }, progress);
  } catch (error) {
    await client.close();
    throw error;
  }
  return client;
}

/** Does work that may be done twice again, as long as the database is away. */
export async function untilItAnswers<T>(work: () => Promise<T>, progress: Progress): Promise<T> {
  for (let told = ''; ;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code === AUTHENTICATION_FAILED)
        throw new Error('MONGODB_URI: la base de datos no acepta ese usuario y esa contraseña.', { cause: error });
      if (!isAway(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told) progress.waiting(`La base de datos no responde (${reason}). El arranque espera por ella.`);
      told = reason;
    }
    await wait(RETRY);
  }
}
