import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { engineUser, reachableFolder } from '../../fetch/places.mjs';
import { claimData } from '../common/in-use';
import { prepareLog } from '../common/log-file';
import type { Mongo, Progress } from '../common/types';
import { Gateway } from '../gateway/server';
import { connection, makeSocketDir, prepareCluster } from './cluster';
import { ensureInstall } from './install';
import { Postmaster } from './postmaster';
import { MAX_REVIVALS, Revivals } from './revivals';
import { hasRoom, noRoom, untilRoom } from './room';

export interface DocumentDbOptions {
  folder: string;
  durable: boolean;
  port: number;
  cacheDir: string | undefined;
  onProgress: Progress;
}

/** Starts the engine again whenever it ends though nobody asked it to, until it does so too often in a row. */
function reviveOnCrash(
  postmaster: Postmaster,
  { folder, logFile, isOver }: { folder: string; logFile: string; isOver: () => boolean },
  onProgress: Progress,
): void {
  const revivals = new Revivals();
  const revive = async (): Promise<void> => {
    // An engine that died of a full disk would die of it five times within seconds.
    await untilRoom({ folder, isOver }, onProgress);
    if (isOver()) return;
    const { attempt, wasHealthy } = revivals.crashed();
    if (attempt === null) return onProgress(`La base de datos se cae una y otra vez; mira ${logFile}.`);
    const before = wasHealthy ? ' tras minutos de trabajo normal' : '';
    onProgress(`La base de datos se cayó${before}; arrancándola de nuevo (intento ${attempt} de ${MAX_REVIVALS})…`);
    // A start that fails is one more crash.
    await postmaster.start().catch((error: unknown) => {
      onProgress(String(error));
      return revive();
    });
  };
  postmaster.onUnexpectedExit = () => void revive();
}

/** Starts DocumentDB for `folder` with its gateway on `port`; throws in Spanish when the folder is in use. */
export async function startDocumentDb({
  folder: wanted,
  durable,
  port,
  cacheDir,
  onProgress,
}: DocumentDbOptions): Promise<Mongo> {
  const install = await ensureInstall(cacheDir, onProgress);
  const folder = reachableFolder(wanted);
  if (folder !== wanted) onProgress(`${wanted} está cerrada para otros usuarios; los datos quedan en ${folder}.`);
  await mkdir(folder, { recursive: true });
  const release = await claimData(folder);
  const socketDir = await makeSocketDir();
  const dataDir = join(folder, 'documentdb');
  const logFile = join(folder, 'documentdb.log');
  const cleanUp = async () => {
    await rm(socketDir, { recursive: true, force: true });
    await release();
  };
  const postmaster = new Postmaster(install.root, dataDir, logFile);
  let gateway: Gateway;
  try {
    await prepareLog(logFile, engineUser());
    await prepareCluster(install, dataDir, socketDir, durable);
    await postmaster.start();
    gateway = await Gateway.listen({ engine: connection(socketDir), port });
  } catch (error) {
    await postmaster.kill().catch(() => undefined);
    const isFull = !(await hasRoom(folder));
    await cleanUp();
    throw isFull ? new Error(`${noRoom(folder)} y vuelve a iniciar.`, { cause: error }) : error;
  }
  let ended = false;
  reviveOnCrash(postmaster, { folder, logFile, isOver: () => ended }, onProgress);
  return {
    uri: `mongodb://127.0.0.1:${gateway.port}/`,
    engine: 'documentdb',
    stop: async () => {
      ended = true;
      await gateway.close();
      await postmaster.stop();
      await cleanUp();
    },
    kill: () => postmaster.kill(),
    restart: async () => {
      await postmaster.start();
      await gateway.waitUntilUp();
    },
  };
}
