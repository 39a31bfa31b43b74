// Starts the product on a throwaway database, as E2E does, and hands its address to a file of apps/api/bench: `main`, or the one that is named; what follows the name goes to it. `web` is apps/e2e/bench.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import getPort from 'get-port';
import { startApi } from './lib/api.mjs';
import { keep } from './lib/exec.mjs';
import { startThrowawayProduct } from './lib/product.mjs';
import { inRoot } from './lib/root.mjs';
import { Problem } from './lib/say.mjs';
import { atEnd, endAll, endOnSignals } from './lib/shutdown.mjs';

const [name = 'main', ...rest] = process.argv.slice(2);
const inBench = (file) => inRoot('apps', 'api', 'bench', file);
const main = name === 'web' ? inRoot('apps', 'e2e', 'bench', 'main.mjs') : inBench(`${name}.mjs`);
/** Without the demo: whoever draws its pictures keeps the memory, and its plans have limits. */
const BARE = { NODE_ENV: 'development', TUERCA_DEMO: '0' };
/**
 * Benchmarks that start otherwise: several processes of the API on one database, joined by a Redis; an entry of the benchmark's
 * own; without the demo; with figures on a port of their own.
 */
const STARTS = {
  chat: { size: 2, entry: inBench('chat-api.mjs'), settings: BARE },
  imports: { entry: inBench('imports-api.mjs'), settings: BARE },
  'due-work': { size: 2 },
  announcements: { size: 4, metrics: true },
  limits: { size: 2, settings: BARE },
  'hot-document': { entry: inBench('hot-api.mjs') },
};
endOnSignals(() => 130);

const SETTINGS = {
  LIMITE_GENERAL: '1000000000',
  LIMITE_FACTOR: '1000000',
  LOG_LEVEL: 'error',
  BANCO: 'simulado',
  BANCO_SIMULADO_MS: '0',
};

async function startRedis() {
  // Built a moment ago, so it cannot be a static import of this file.
  const redis = createRequire(inRoot('package.json'))('@tuerca/mongo/redis/start-redis');
  const { url, stop } = await redis.startRedis({ onProgress: console.log });
  atEnd(stop);
  return url;
}

/** The first process as `startThrowawayProduct` answers it, with `instances`: `{ url, pid }` of every process. */
async function startProduct() {
  const { size = 1, entry, settings, metrics } = STARTS[name] ?? {};
  const extra = { ...SETTINGS, ...settings, ...(size > 1 && { REDIS_URL: await startRedis() }) };
  const metricsPort = async () => (metrics ? { METRICS_PORT: String(await getPort()) } : {});
  const figures = await metricsPort();
  const first = await startThrowawayProduct({
    port: await getPort(),
    name: 'bench',
    extra: { ...extra, ...figures },
    onText: console.log,
    main: entry,
  });
  const instances = [{ url: first.url, pid: first.pid, metrics: figures.METRICS_PORT }];
  while (instances.length < size) {
    const port = await getPort();
    const own = await metricsPort();
    const { pid } = await startApi({ ...first.env, PORT: String(port), ...own }, console.log, entry);
    instances.push({ url: `http://127.0.0.1:${port}`, pid, metrics: own.METRICS_PORT });
  }
  return { ...first, instances };
}

async function bench() {
  if (!existsSync(main)) throw new Problem(`Falta ${main}.`);
  const { url, mongoUri, pid, env: apiEnv, instances } = await startProduct();
  const env = {
    ...apiEnv,
    BENCH_URL: url,
    BENCH_MONGODB_URI: mongoUri,
    BENCH_API_PID: String(pid),
    BENCH_INSTANCES: JSON.stringify(instances),
  };
  return keep(main, rest, { env, onLine: console.log }).exited;
}

let code = 1;
try {
  code = await bench();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
}
await endAll();
process.exit(code);
