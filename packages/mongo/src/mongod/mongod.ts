import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { choosePort } from '../common/port';
import { waitFor } from '../common/wait';
import type { Mongo } from '../common/types';

const REPLICA_SET = 'rs0';

export interface MongodOptions {
  folder: string;
  port: number;
  /** A mongod of the system's; left out, mongodb-memory-server's own. */
  binary: string | undefined;
}

function build(dbPath: string, port: number, binary: string | undefined): MongoMemoryReplSet {
  return new MongoMemoryReplSet({
    binary: binary ? { systemBinary: binary, checkMD5: false } : {},
    instanceOpts: [{ dbPath, port, storageEngine: 'wiredTiger' }],
    replSet: { name: REPLICA_SET, count: 1, ip: '127.0.0.1', storageEngine: 'wiredTiger' },
  });
}

/** Runs a mongod as a replica set of one over `folder`; a changed port is told to the replica set by a forced reconfiguration. */
export async function startMongod({ folder, port: wanted, binary }: MongodOptions): Promise<Mongo> {
  const dbPath = join(folder, 'mongod');
  await mkdir(dbPath, { recursive: true });
  // The replica set remembers its member by port, so it must be known before the start.
  const port = await choosePort(wanted);
  if (binary) process.env['MONGOMS_SYSTEM_BINARY_VERSION_CHECK'] ??= 'false';
  let set = build(dbPath, port, binary);
  await set.start();
  const child = () => set.servers[0]?.instanceInfo?.instance.mongodProcess;
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${REPLICA_SET}`,
    engine: 'mongod',
    stop: async () => {
      await set.stop({ doCleanup: false });
    },
    kill: async () => {
      const running = child();
      running?.kill('SIGKILL');
      await waitFor(() => !running || running.exitCode !== null || running.signalCode !== null, 10_000);
      await set.stop({ doCleanup: false }).catch(() => undefined);
    },
    restart: async () => {
      set = build(dbPath, port, binary);
      await set.start();
    },
  };
}
