// The whole product on a database of its own that is gone afterwards: what E2E and the benchmark run against.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api.mjs';
import { dropDatabase, startThrowaway } from './database.mjs';
import { apiEnv, withDatabase } from './settings.mjs';
import { atEnd } from './shutdown.mjs';

/**
 * Starts it on `port` with `extra` environment, `main` in place of the API's entry; returns `{ url, mongoUri, pid, env }`, process
 * and environment being the API's. Uses TUERCA_TEST_MONGODB_URI's server when it is set.
 */
export async function startThrowawayProduct({ port, name, extra = {}, onText = () => {}, main }) {
  const server = process.env.TUERCA_TEST_MONGODB_URI || (await startThrowaway()).uri;
  const mongoUri = withDatabase(server, `${name}_${process.pid}_${Date.now().toString(36)}`);
  const dataDir = mkdtempSync(join(tmpdir(), `tuerca-${name}-`));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  // The server may be shared or somebody's own: leave no database behind.
  atEnd(() => dropDatabase(mongoUri));
  const url = `http://127.0.0.1:${port}`;
  const env = apiEnv({ port, dataDir, publicUrl: url, mongoUri }, { REDIS_URL: '', ...extra });
  const { pid } = await startApi(env, onText, main);
  return { url, mongoUri, pid, env };
}
