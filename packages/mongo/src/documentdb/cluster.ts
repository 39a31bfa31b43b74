import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { binFolder, engineUser, openTmp } from '../../fetch/places.mjs';
import { run } from '../../fetch/run.mjs';
import { Postmaster } from './postmaster';

/** An unpacked engine: shared, never written to again. */
export interface Install {
  /** The folder that stands in for `/`. */
  root: string;
  /** A cluster with the extension created, to be copied. */
  template: string;
}

/** Connection to the engine: a socket in a private folder, never a TCP port. */
export const connection = (socketDir: string) => ({
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

/** PostgreSQL plain connections and transactions together stay under this. */
const MAX_CONNECTIONS = 300;

async function configure(dataDir: string, socketDir: string, durable: boolean): Promise<void> {
  const settings = {
    shared_preload_libraries: 'pg_cron, pg_documentdb_core, pg_documentdb',
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    'cron.database_name': 'postgres',
    'cron.host': socketDir,
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    'documentdb.localhost_connection_string': `host=${socketDir}`,
    // Otherwise a page after the first is only known to the connection that made the first.
    'documentdb.useFileBasedPersistedCursors': 'on',
    'documentdb.defaultCursorExpiryTimeLimitSeconds': '600',
    'documentdb_core.enableCollation': 'on',
    max_connections: String(MAX_CONNECTIONS),
    max_wal_size: '512MB',
    // Unique indexes are exclusion constraints: inserts of one key that meet always wait for the detector.
    deadlock_timeout: '50ms',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // Throwaway data need not survive a power cut; a killed process loses nothing either way.
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // Answers of commands carry their own errors; the log is for the server's.
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const text = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  await writeFile(join(dataDir, 'postgresql.conf'), text.join(''));
}

/** A folder for the engine's socket, short enough for the 107 bytes of a socket's path. */
export async function makeSocketDir(): Promise<string> {
  const base = openTmp().length > 60 ? '/tmp' : openTmp();
  const folder = await mkdtemp(join(base, 'tuerca-pg-'));
  const user = engineUser();
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Creates the cluster that every data folder begins as a copy of: initdb and CREATE EXTENSION happen once. */
export async function makeTemplate({ root, template }: Install): Promise<void> {
  await run(
    join(binFolder(root), 'initdb'),
    ['-D', template, '--no-locale', '-E', 'UTF8', '-A', 'trust', '-U', 'postgres', '-N'],
    engineUser(),
  );
  const socketDir = await makeSocketDir();
  try {
    await configure(template, socketDir, true);
    const postmaster = new Postmaster(root, template, join(socketDir, 'log'));
    await postmaster.start();
    const client = new Client(connection(socketDir));
    await client.connect();
    await client.query('CREATE EXTENSION documentdb CASCADE');
    // Index builds answer when they are done here, so no job needs to look for queued ones every two seconds.
    await client.query(
      "SELECT cron.alter_job(jobid, active := false) FROM cron.job WHERE jobname LIKE 'documentdb_index_build_task%'",
    );
    await client.query(
      "SELECT cron.schedule('tuerca_retries', '*/5 * * * *', 'DELETE FROM documentdb_data.retryable_writes WHERE write_time < now() - interval ''30 minutes''')",
    );
    await client.end();
    await postmaster.stop();
  } finally {
    await rm(socketDir, { recursive: true, force: true });
  }
}

/** Makes `dataDir` a cluster if it is none yet (whole or not at all) and points it at this run's socket. */
export async function prepareCluster(
  install: Install,
  dataDir: string,
  socketDir: string,
  durable: boolean,
): Promise<void> {
  if (!existsSync(dataDir)) {
    const fresh = `${dataDir}.nuevo`;
    await rm(fresh, { recursive: true, force: true });
    try {
      await run('cp', ['-a', install.template, fresh]);
    } catch (error) {
      // A part left by a full disk would keep the disk full.
      await rm(fresh, { recursive: true, force: true });
      throw error;
    }
    await rename(fresh, dataDir);
  }
  await chmod(dataDir, 0o700);
  await configure(dataDir, socketDir, durable);
}
