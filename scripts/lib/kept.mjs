import { claimFolder, runningCopy } from './claim.mjs';
import { startKept } from './database.mjs';
import { settings, withDefaultDatabase } from './settings.mjs';

/** Data folder and database of this copy: those of a running one, else a database that ends with us. */
export async function keptProduct() {
  const here = settings();
  const copy = runningCopy(here.dataDir);
  if (copy?.mongoUri) return { ...here, mongoUri: copy.mongoUri };
  claimFolder(here.dataDir, { port: here.port });
  return { ...here, mongoUri: withDefaultDatabase((await startKept(here.dataDir)).uri) };
}
