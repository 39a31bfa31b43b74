import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimData } from '@tuerca/mongo/common/in-use';
import { choosePort } from '@tuerca/mongo/common/port';
import { sweepTmp } from '@tuerca/mongo/common/sweep-tmp';
import type { Progress } from '@tuerca/mongo/common/types';
import { ensureOpenSearch } from '../fetch/engine.mjs';
import { NodeProcess } from './node-process';

/** Options to find or start an OpenSearch; every field has a default. */
export interface OpenSearchOptions {
  /** Persistent data; left out, a throwaway folder that stop() removes. */
  dataDir?: string;
  /** TCP port on 127.0.0.1; 0 (the default) takes any free one. */
  port?: number;
  /** Java's heap; default 512. */
  heapMb?: number;
  /** A server that already runs; default: the environment's OPENSEARCH_URL. */
  url?: string;
  /** Cache of the engine; default TUERCA_CACHE or ~/.cache/tuerca/mongo. */
  cacheDir?: string;
  /** Receives progress in Spanish, one line at a time. */
  onProgress?: Progress;
}

/** A running OpenSearch and the handles to end it, break it and bring it back. */
export interface OpenSearch {
  /** `http://127.0.0.1:9200`, without a slash at its end. */
  url: string;
  /** True for a server that was given: stop() does not end it. */
  isExternal: boolean;
  /** Ends what this process started and removes throwaway data. */
  stop(): Promise<void>;
  /** SIGKILL for crash tests; the data stay for restart(). */
  kill(): Promise<void>;
  /** After kill(): same port, same data. */
  restart(): Promise<void>;
}

const HEAP_MB = 512;

function external(url: string): OpenSearch {
  const notOurs = () =>
    Promise.reject(new Error('Este OpenSearch es externo (OPENSEARCH_URL); no se puede apagar desde aquí.'));
  return {
    url: url.replace(/\/+$/, ''),
    isExternal: true,
    stop: () => Promise.resolve(),
    kill: notOurs,
    restart: notOurs,
  };
}

/** A node over a folder that is ours until the returned stop(). */
async function startOver(home: string, options: OpenSearchOptions, onProgress: Progress): Promise<OpenSearch> {
  const { java, folder: engine } = await ensureOpenSearch(options.cacheDir, onProgress);
  const giveBack = await claimData(home);
  try {
    if (options.port) await choosePort(options.port);
    const node = new NodeProcess({ java, engine, home, heapMb: options.heapMb ?? HEAP_MB });
    const port = await node.start(options.port ?? 0);
    return {
      url: `http://127.0.0.1:${port}`,
      isExternal: false,
      stop: () => node.stop().then(giveBack),
      kill: () => node.kill(),
      restart: async () => void (await node.start(port)),
    };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Finds or starts an OpenSearch: OPENSEARCH_URL, else one node in a Java of this machine, whose jars Maven brings the first
 * time. Throws an Error in Spanish when none can be had; `whyNoOpenSearch` tells beforehand.
 */
export async function startOpenSearch(options: OpenSearchOptions = {}): Promise<OpenSearch> {
  const onProgress = options.onProgress ?? (() => undefined);
  const url = options.url ?? process.env['OPENSEARCH_URL'];
  if (url) return external(url);
  await sweepTmp(tmpdir());
  const { dataDir } = options;
  const home = dataDir ? resolve(dataDir) : await mkdtemp(join(tmpdir(), 'tuerca-opensearch-'));
  const discard = async () => (dataDir ? undefined : rm(home, { recursive: true, force: true }));
  try {
    await mkdir(home, { recursive: true });
    const started = await startOver(home, options, onProgress);
    let stopping: Promise<void> | undefined;
    // Only the first call may clean up: the folder may belong to somebody else afterwards.
    return { ...started, stop: () => (stopping ??= started.stop().then(discard)) };
  } catch (error) {
    await discard();
    throw error;
  }
}
