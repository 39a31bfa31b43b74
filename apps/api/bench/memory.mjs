// `npm run bench -- memory`: where the API's memory goes: what each part of it adds, then the load of readers among 5,000 products.
// BENCH_PRODUCTOS names another number, BENCH_SEGUNDOS the length of a load. BENCH_OPENSEARCH=1 leaves the index to an OpenSearch,
// with a heap of BENCH_OPENSEARCH_HEAP MiB: the API is started twice, and the second time finds it built.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startOpenSearch } from '@tuerca/opensearch';
import { hammerAt } from './load.mjs';
import { peak } from './process-figures.mjs';
import { askOf, fillCatalogue, readSamples } from './search-catalogue.mjs';

const SECONDS = Math.min(60, Number(process.env.BENCH_SEGUNDOS ?? 10));
const PRODUCTS = Math.min(1_000_000, Number(process.env.BENCH_PRODUCTOS ?? 5000));
const API = fileURLToPath(new URL('memory-api.mjs', import.meta.url));
const base = new URL(process.env.BENCH_URL);
const require = createRequire(import.meta.url);
const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb');

// It loaded the demo, and keeps what that took.
process.kill(Number(process.env.BENCH_API_PID), 'SIGTERM');
const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
await fillCatalogue(client.db(), await readSamples(client.db()), PRODUCTS);
const oneOf = await client
  .db()
  .collection('productos')
  .find({ visible: true }, { projection: { _id: 1 } })
  .map(({ _id }) => String(_id))
  .toArray();

const engine =
  process.env.BENCH_OPENSEARCH === '1' &&
  (await startOpenSearch({ heapMb: Number(process.env.BENCH_OPENSEARCH_HEAP ?? 1024) }));
const search = engine ? { SEARCH: 'opensearch', OPENSEARCH_URL: engine.url } : {};

/** The API in a process of its own. */
function start() {
  const child = spawn(process.execPath, ['--expose-gc', API], {
    env: { ...process.env, PORT: base.port, ...search },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  return child;
}
async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
/** Resolves when lists of the API come with counts: the index is built. */
async function counted() {
  const list = new URL('/api/products?facetas=true', base);
  for (;;) {
    const answer = await fetch(list).catch(() => null);
    if ((await answer?.json().catch(() => null))?.meta?.facetas) return;
    await sleep(500);
  }
}

if (engine) {
  const first = start();
  const began = performance.now();
  await counted();
  console.log(`índice en OpenSearch: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await stop(first);
}
const began = performance.now();
const child = start();

const columns = ['rss', 'heapTotal', 'heapUsed', 'external'];
const mb = (x) => x.toFixed(0).padStart(11);
console.log(`\n${PRODUCTS.toLocaleString('es-VE')} productos; MiB, tras recoger la basura salvo que diga otra cosa\n`);
console.log(
  `${'paso'.padEnd(44)}${['residente', 'montón', 'en uso', 'externa', 'más en uso'].map((one) => one.padStart(11)).join('')}`,
);
let before = 0;
function show({ step, ...figures }) {
  const grown = figures.heapUsed + figures.external - before;
  before += grown;
  console.log(`${step.padEnd(44)}${columns.map((name) => mb(figures[name])).join('')}${mb(grown)}`);
}
child.on('message', (message) => message.step && show(message));
/** Value under `name` in the next message that has it. */
const heard = (name) =>
  new Promise((resolve) => {
    const look = (message) => {
      if (!(name in message)) return;
      child.off('message', look);
      resolve(message[name]);
    };
    child.on('message', look);
  });
async function measure(step, raw = false) {
  const answered = heard('caches');
  child.send({ step, raw });
  return answered;
}

await heard('ready');
await counted();
console.log(`primera lista con conteos: ${((performance.now() - began) / 1000).toFixed(1)} s después de arrancar`);
const lists = askOf('página de 24 con conteos');
const texts = askOf('texto con conteos');
let n = 0;
const LOADS = [
  ['listas', () => `/api/products?${new URLSearchParams(lists.next().value)}`],
  ['búsquedas', () => `/api/products?${new URLSearchParams(texts.next().value)}`],
  ['detalles', () => `/api/products/${oneOf[n++ % oneOf.length]}`],
  ['páginas', () => `/producto/${oneOf[n++ % oneOf.length]}`],
];
let caches;
for (const [name, next] of LOADS) {
  const { total } = await hammerAt(base.origin, next, SECONDS);
  await measure(`${total.toLocaleString('es-VE')} ${name}, enseguida`, true);
  caches = await measure(`${name}, recogida la basura`);
}
await sleep(5000);
await measure('cinco segundos de calma');
console.log(
  `\nmáximo residente: ${mb(peak(child.pid))} MiB; respuestas guardadas: ${caches.answers.toFixed(1)} de 16, páginas: ${caches.pages.toFixed(1)} de 48`,
);
await stop(child);
if (engine) await engine.stop();
await client.close();
