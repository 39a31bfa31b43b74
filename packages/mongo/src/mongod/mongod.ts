import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimData } from '../common/in-use';
import { prepareLog } from '../common/log-file';
import { choosePort } from '../common/port';
import type { Mongo, Progress } from '../common/types';
import { MongodEnded, MongodProcess } from './process';
import { REPLICA_SET } from './replica-set';

export interface MongodOptions {
  folder: string;
  /** The file of the program. */
  binary: string;
  /** The port that is asked for; 0 takes `keptPort`, or any free one when that is taken. */
  port: number;
  /** The port of the start before, which clients and the replica set know. */
  keptPort: number | undefined;
  onProgress: Progress;
}

/** A mongod whose parent was killed needs a moment to end, and holds its data until then. */
const WAIT_FOR_DATA_MS = 30_000;
/** Another process may take a port between its choice and the start. */
const MAX_PORTS = 3;

const isFree = (port: number): Promise<boolean> =>
  choosePort(port).then(
    () => true,
    () => false,
  );

async function portFor({ port, keptPort, onProgress }: MongodOptions): Promise<number> {
  if (port || !keptPort) return choosePort(port);
  if (await isFree(keptPort)) return keptPort;
  const other = await choosePort(0);
  onProgress(`El puerto ${keptPort} de esta base de datos está ocupado: pasa al ${other}.`);
  return other;
}

/** Starts the process; waits for data that a dying one still holds, and takes another port when somebody was faster. */
async function startPatiently(mongod: MongodProcess, options: MongodOptions): Promise<number> {
  const deadline = Date.now() + WAIT_FOR_DATA_MS;
  for (let ports = 1; ;) {
    const port = await portFor(options);
    try {
      await mongod.start(port);
      return port;
    } catch (error) {
      if (!(error instanceof MongodEnded)) throw error;
      if (/DBPathInUse/.test(error.message) && Date.now() < deadline) await sleep(500);
      else if (/address already in use/i.test(error.message) && !options.port && ports < MAX_PORTS) ports++;
      else throw error;
    }
  }
}

/**
 * Runs a mongod as a replica set of one over `folder`. The set knows its member by its port: a changed one is told to it by a
 * forced reconfiguration. Throws in Spanish with the program's own last lines, or when the folder is in use.
 */
export async function startMongod(options: MongodOptions): Promise<Mongo> {
  const { folder, binary } = options;
  const dbPath = join(folder, 'mongod');
  const release = await claimData(folder);
  const isNew = !existsSync(dbPath);
  const logFile = join(folder, 'mongod.log');
  const mongod = new MongodProcess(binary, dbPath, logFile);
  let port: number;
  try {
    await mkdir(dbPath, { recursive: true });
    await prepareLog(logFile);
    port = await startPatiently(mongod, options);
  } catch (error) {
    // Half made it would look like somebody's data to the next start.
    if (isNew) await rm(dbPath, { recursive: true, force: true });
    await release();
    throw error;
  }
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    engine: 'mongod',
    stop: async () => {
      await mongod.stop();
      await release();
    },
    kill: () => mongod.kill(),
    restart: () => mongod.start(port),
  };
}
