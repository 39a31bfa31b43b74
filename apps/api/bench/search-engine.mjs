// The index of OpenSearch alone, by the adapter of the API without the API, beside the same questions as they reach the engine:
// `node --expose-gc search-engine.mjs COUNT` prints one line of JSON. BENCH_MONGODB_URI names a database with the demo's products,
// BENCH_OPENSEARCH_HEAP the engine's heap in MiB, BENCH_OPENSEARCH_DATA a folder that keeps the built index for the next run;
// `--seconds N` measures each question for so long.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOpenSearch } from '@tuerca/opensearch';
import { cpu, peak } from './process-figures.mjs';
import { askOf, cloneProducts, QUESTIONS, readSamples } from './search-catalogue.mjs';
import { held, project, toQuery } from './search-questions.mjs';

const require = createRequire(import.meta.url);
const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb');
const { Client } = require('@opensearch-project/opensearch');
const { EngineIndexes } = require('../dist/products/search/opensearch/engine-indexes.js');
const { IndexWriter } = require('../dist/products/search/opensearch/index-writer.service.js');
const { OpenSearchProductIndex } = require('../dist/products/search/opensearch/opensearch-product-index.service.js');
const { SearchEngine } = require('../dist/products/search/opensearch/search-engine.service.js');

const { values, positionals } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const COUNT = Number(positionals[0] ?? 5000);
const SECONDS = Number(values.seconds ?? 2);
const HEAP = Number(process.env.BENCH_OPENSEARCH_HEAP ?? 1024);
const BATCH = 1000;
const TOGETHER = 20;
const WARM_UP = 50;

const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
const samples = await readSamples(client.db());
await client.close();

const kept = process.env.BENCH_OPENSEARCH_DATA;
const openSearch = await startOpenSearch({ heapMb: HEAP, ...(kept && { dataDir: join(kept, String(COUNT)) }) });
// Of several threads: each may have started the engine.
const [java] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);
const engine = new SearchEngine({ OPENSEARCH_URL: openSearch.url, OPENSEARCH_PREFIX: 'bench' });
// The product leaves a question to the database after two seconds; here all of it is measured.
engine.opening = Promise.resolve(new Client({ node: openSearch.url, requestTimeout: 60_000, maxRetries: 0 }));

/** Seconds until everything is found. */
async function build() {
  const start = performance.now();
  const writer = new IndexWriter(engine, null);
  await engine.write(async (own) => {
    const indexes = new EngineIndexes(own, engine.alias);
    const index = await indexes.create();
    const clones = cloneProducts(samples, COUNT);
    let sending = Promise.resolve();
    for (let from = 0; from < COUNT; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, COUNT - from) }, () => project(clones.next().value));
      // One batch is made while the one before is taken in.
      await sending;
      sending = writer.load(rows, index);
    }
    await sending;
    await indexes.finish(index);
    await indexes.switchTo(index);
  });
  return (performance.now() - start) / 1000;
}

const noDatabase = { find: () => Promise.reject(new Error('OpenSearch did not answer in time')) };
const index = new OpenSearchProductIndex(engine, noDatabase, { isBehind: false });
/** Asks with so many at a time, for a while or until `next` has no more; milliseconds, and processor time of both for a question. */
async function measure(ask, next, together, seconds = SECONDS) {
  const times = [];
  const started = performance.now();
  const [ownCpu, engineCpu] = [process.cpuUsage(), cpu(java)];
  const end = started + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const question = next();
      if (question === undefined) return;
      const start = performance.now();
      await ask(question);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  const elapsed = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(ownCpu);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    ops: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    own: (user + system) / 1000 / times.length,
    engine: (cpu(java) - engineCpu) / times.length,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
/** The engine's own answer, read to its end and to nobody's use. */
const raw = (body) =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${openSearch.url}/${engine.alias}/_msearch`,
      { method: 'POST', agent, headers: { 'content-type': 'application/x-ndjson' } },
      (answer) => answer.on('error', reject).on('end', resolve).resume(),
    );
    asked.on('error', reject).end(body);
  });

async function measureKind(kind) {
  const questions = askOf(kind);
  const next = () => toQuery(questions.next().value);
  const find = (query) => index.find(query);
  for (let n = 0; n < WARM_UP; n++) await find(next());
  const one = await measure(find, next, 1);
  const many = await measure(find, next, TOGETHER);
  // The same questions by the adapter and as it puts them to the engine, one after the other: what the engine keeps of them is the same.
  const asked = Array.from({ length: 60 }, next);
  const bodies = [];
  const searchAll = engine.searchAll.bind(engine);
  // The last request of a question is the one for its page.
  let last;
  engine.searchAll = (several) => {
    last = several.map((body) => `{}\n${JSON.stringify(body)}\n`).join('');
    return searchAll(several);
  };
  for (const query of asked) {
    await find(query);
    bodies.push(last);
  }
  engine.searchAll = searchAll;
  const again = (list) => {
    const left = [...list];
    return () => left.shift();
  };
  const bare = await measure(raw, again(bodies), 1, 600);
  const own = await measure(find, again(asked), 1, 600);
  return { one, many, share: bare.p50 / own.p50 };
}

/** Products in the index that an earlier run left. */
const countKept = async () => {
  const answer = await fetch(`${openSearch.url}/${engine.alias}/_count`);
  return answer.ok ? (await answer.json()).count : 0;
};

const before = held();
const seconds = (await countKept()) === COUNT ? 0 : await build();
const kinds = {};
for (const kind of Object.keys(QUESTIONS)) kinds[kind] = await measureKind(kind);
console.log(
  JSON.stringify({
    count: COUNT,
    seconds,
    heap: held() - before,
    engine: peak(java),
    engineHeap: HEAP,
    questions: kinds,
  }),
);
agent.destroy();
await engine.onApplicationShutdown();
await openSearch.stop();
