// `npm run bench -- search`: the index of what is for sale with 5,000 and 50,000 products. First alone, in a process of its own, then
// over HTTP with nothing repeated and one page that is kept, each beside a bare Fastify that sends a page made before. BENCH_PRODUCTOS names other sizes ('5000,20000'), BENCH_OPENSEARCH=1 measures the adapter of OpenSearch, too, BENCH_HTTP=0 leaves the API out.
// Figures of one machine at one moment: read the ratios.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hammerAt } from './load.mjs';
import { cpu, peak, resident } from './process-figures.mjs';
import { askOf, fillCatalogue, QUESTIONS, readSamples } from './search-catalogue.mjs';

const SECONDS = Math.min(20, Number(process.env.BENCH_SEGUNDOS ?? 5));
const SIZES = (process.env.BENCH_PRODUCTOS ?? '5000,50000').split(',').map((size) => Math.min(1_000_000, Number(size)));
/** The engine is measured where it is asked for: it needs a Java. */
const ENGINE = process.env.BENCH_OPENSEARCH === '1';
const FULL_PAGE = '/api/products?limit=24&disponible=true&facetas=true';
const OWN = fileURLToPath(new URL('.', import.meta.url));
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const base = new URL(process.env.BENCH_URL);

const require = createRequire(import.meta.url);
const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb');
const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);

const figure = (x, width = 9) => x.toFixed(x < 0.1 ? 3 : x < 10 ? 2 : 0).padStart(width);
const children = new Set();
process.once('exit', () => children.forEach((child) => child.kill()));

/** A child whose lines go to `onLine`. */
function start(args, { env, onLine } = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.stdout.on('data', (data) => onLine?.(String(data)));
  return child;
}
async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function measureAlone(script, count) {
  let text = '';
  const args = ['--expose-gc', ...(count > 200_000 ? ['--max-old-space-size=6144'] : [])];
  const child = start([...args, `${OWN}${script}`, String(count), '--seconds', String(SECONDS)], {
    onLine: (data) => (text += data),
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The index of ${count} products was not measured.`);
  return JSON.parse(text);
}

/** The API on the filled database: how long until it is ready, and from then until its first list. */
async function startApi(path) {
  const started = performance.now();
  const child = start([MAIN], { env: { PORT: base.port } });
  const isOk = async (address) => {
    const res = await fetch(new URL(address, base)).catch(() => null);
    await res?.arrayBuffer();
    return !!res?.ok;
  };
  while (!(await isOk('/readyz'))) await sleep(20);
  const ready = performance.now();
  if (!(await isOk(path))) throw new Error(`${path} fails.`);
  return { child, ready: (ready - started) / 1000, first: (performance.now() - ready) / 1000 };
}

const addressesOf = (kind) => {
  const questions = askOf(kind);
  return () => `/api/products?${new URLSearchParams(questions.next().value)}`;
};

/** A bare Fastify that makes JSON of one page of the API for every request. */
async function measureBare(page) {
  let url = '';
  const child = start([`${OWN}search-bare.mjs`], {
    env: { BENCH_PAGE: page },
    onLine: (line) => (url ||= line.trim()),
  });
  while (!url) await sleep(20);
  const figures = await hammerAt(url, () => '/', SECONDS);
  await stop(child);
  return figures;
}

console.log(`\nEl índice solo, ${SECONDS} s cada pregunta; ms: media, y bajo qué quedan 99 de 100\n`);
const alone = [];
for (const count of SIZES) alone.push(await measureAlone('search-index.mjs', count));
const columns = (heading) =>
  `${heading.padEnd(34)}${SIZES.map((n) => n.toLocaleString('es-VE').padStart(20)).join('')}`;
const row = (name, read) => console.log(`${name.padEnd(34)}${alone.map((one) => read(one).padStart(20)).join('')}`);
console.log(columns('productos'));
row('construir, s', ({ seconds }) => figure(seconds));
row('memoria, MB', ({ memory }) => figure(memory));
for (const kind of Object.keys(QUESTIONS))
  row(kind, ({ questions }) => `${figure(questions[kind].mean, 0)} / ${figure(questions[kind].p99, 0)}`);

if (ENGINE) {
  console.log(
    `\nOpenSearch, ${SECONDS} s cada pregunta, siempre otra: de a una y de a 20. CPU del adaptador y del motor, ms. 'Solo': parte de lo que el motor da sin nosotros\n`,
  );
  for (const count of SIZES) {
    const { seconds, heap, engine, engineHeap, questions } = await measureAlone('search-engine.mjs', count);
    console.log(
      `${count.toLocaleString('es-VE')} productos: construir ${figure(seconds, 0)} s; el adaptador guarda ${figure(heap, 0)} MB, el motor llega a ${figure(engine, 0)} MB (${engineHeap} de montón)`,
    );
    const names = ['p50', 'p99', 'CPU', 'motor', 'solo', '×20: por s', 'p50', 'p99', 'motor'];
    console.log(`${''.padEnd(34)}${names.map((one) => one.padStart(11)).join('')}`);
    for (const [kind, { one, many, share }] of Object.entries(questions))
      console.log(
        `${kind.padEnd(34)}${[one.p50, one.p99, one.own, one.engine, share, many.ops, many.p50, many.p99, many.engine].map((x) => figure(x, 11)).join('')}`,
      );
  }
}

// It loaded the demo; what would run beside the measured process only takes the cores.
process.kill(Number(process.env.BENCH_API_PID), 'SIGTERM');
const OVER_HTTP = process.env.BENCH_HTTP === '0' ? [] : SIZES;
const samples = await readSamples(client.db());
for (const count of OVER_HTTP) {
  await fillCatalogue(client.db(), samples, count);
  const { child, ready, first } = await startApi(FULL_PAGE);
  const idle = resident(child.pid);
  const page = await (await fetch(new URL(FULL_PAGE, base))).text();
  const bare = await measureBare(page);
  console.log(
    `\n${count.toLocaleString('es-VE')} productos por HTTP: /readyz a los ${figure(ready, 0)} s, la primera lista ${figure(first, 0)} s después; ` +
      `Fastify solo, JSON de ${page.length} caracteres: ${figure(bare.ops, 0)}/s\n`,
  );
  console.log(
    `${'pregunta, siempre otra'.padEnd(34)}${['por s', 'p50 ms', 'p99 ms', 'CPU ms', 'Fastify'].map((one) => one.padStart(9)).join('')}`,
  );
  const questions = Object.keys(QUESTIONS).map((kind) => [kind, addressesOf(kind)]);
  for (const [kind, next] of [...questions, ['página con conteos, guardada', () => FULL_PAGE]]) {
    await hammerAt(base.origin, next, 1);
    const before = cpu(child.pid);
    const { ops, p50, p99, total } = await hammerAt(base.origin, next, SECONDS);
    const used = (cpu(child.pid) - before) / total;
    console.log(
      `${kind.padEnd(34)}${[ops, p50, p99, used].map((x) => figure(x)).join('')}${(ops / bare.ops).toFixed(2).padStart(9)}`,
    );
  }
  console.log(
    `memoria residente de la API: ${figure(idle, 0)} MB al empezar, ${figure(peak(child.pid), 0)} MB como máximo`,
  );
  await stop(child);
}
await client.close();
