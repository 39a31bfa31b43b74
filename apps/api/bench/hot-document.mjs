// `npm run bench -- hot-document`: commits a second on one document that 1, 8 and 32 writers want at once, beside the same writes to a
// document of each writer. BENCH_SEGUNDOS is the length of each measure; a word after the name chooses writes by their names.
import { buy, signUpClients } from './clients.mjs';
import { makeDocuments, openProcess, WRITES } from './hot-writes.mjs';
import { call, loop } from './load.mjs';

const SECONDS = Math.min(20, Number(process.env.BENCH_SEGUNDOS ?? 3));
const WRITERS = [1, 8, 32];
/** Writers of one process: a process runs at most 12 transactions at once. */
const OF_PROCESS = 8;
const MOST = WRITERS.at(-1);
/** Purchases that one buyer may have open are five: they take turns. */
const TURNS = 4;
/** Purchases one after the other, and twice as many writes, to see how long each takes alone. */
const ALONE = 60;
const [word = ''] = process.argv.slice(2);

const figure = (x, width) => x.toFixed(x < 10 ? 1 : 0).padStart(width);
const columns = [
  'at once',
  '/s on one',
  'p50 ms',
  'p99 ms',
  'retries each',
  '/s on many',
  'p50 ms',
  'p99 ms',
  'retries',
  'one/many',
];
const WIDTH = 14;
console.log(
  `\n${SECONDS} s each measure\n\n${'write'.padEnd(52)}${columns.map((one) => one.padStart(WIDTH)).join('')}`,
);

/** Measures `write(n, worker)` on one document and on many: a line for each number of writers. */
async function compare(name, write, retries, crowds = WRITERS) {
  for (const writers of crowds) {
    const measure = async (documentOf) => {
      const before = await retries();
      const figures = await loop((n, worker) => write(documentOf(worker), worker, n), SECONDS, writers);
      return { ...figures, retries: ((await retries()) - before) / (figures.ops * SECONDS) };
    };
    const one = await measure(() => 0);
    const many = await measure((worker) => worker);
    const cells = [one, many].flatMap(({ ops, p50, p99, retries: each }) => [ops, p50, p99, each]);
    console.log(
      `${name.padEnd(52)}${String(writers).padStart(WIDTH)}${cells.map((cell) => figure(cell, WIDTH)).join('')}${(one.ops / many.ops).toFixed(2).padStart(WIDTH)}`,
    );
  }
}

/** Tells for how long a write that nobody disturbs keeps others waiting. Others' work on the machine only adds to it. */
function tellAlone(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => figure(sorted[Math.floor(part * sorted.length)], 0);
  console.log(`${name}: alone ${at(0.1)} ms (fastest tenth), ${at(0.5)} ms (median of ${sorted.length})`);
}

async function purchases() {
  const names = { yes: 'whole purchase, those of the process in turn', no: 'whole purchase, all at once' };
  if (!names.yes.includes(word)) return;
  const { data: products } = await call('GET', '/api/products?limit=60&disponible=true');
  const { data: config } = await call('GET', '/api/system/public');
  const buyers = await signUpClients(MOST * TURNS);
  const counted = () => call('GET', '/bench/transactions');
  const transactions = async () => {
    const { begun, attempts } = await counted();
    return attempts - begun;
  };
  const purchase = (product, worker, n) =>
    buy(buyers[worker + MOST * (n % TURNS)], products[product % products.length], config.destinatario);
  for (let n = 0; n < ALONE; n++) await purchase(0, n % MOST, 0);
  tellAlone('whole purchase', (await counted()).times.slice(-ALONE));
  for (const writers of WRITERS)
    for (const [taken, name] of Object.entries(names)) {
      await call('GET', `/bench/turns/${taken}`);
      await compare(name, purchase, transactions, [writers]);
    }
}

const processes = [];
for (let n = 0; n < MOST / OF_PROCESS; n++) processes.push(await openProcess(process.env.BENCH_MONGODB_URI, n));
// Nobody may run out of parts while the clock runs.
await processes[0].db.collection('productos').updateMany({ stock: { $gt: 0 } }, { $set: { stock: 10_000_000 } });
const documents = await makeDocuments(processes[0], MOST);
const retries = () => processes.reduce((sum, one) => sum + one.retries, 0);
const chosen = WRITES.filter((one) => one.name.includes(word));
for (const { name, write } of chosen)
  await compare(
    name,
    (document, worker) => write(processes[Math.floor(worker / OF_PROCESS)], documents, document),
    retries,
  );
await purchases();
for (const { name, write } of chosen) {
  const times = [];
  for (let n = 0; n < 2 * ALONE; n++) {
    const began = performance.now();
    await write(processes[0], documents, 0);
    times.push(performance.now() - began);
  }
  tellAlone(name, times);
}
for (const { db } of processes) await db.close();
