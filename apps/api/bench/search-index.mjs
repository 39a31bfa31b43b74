// The index alone, in a process of its own that is asked to collect its garbage: `node --expose-gc search-index.mjs COUNT` prints one line of JSON.
// BENCH_MONGODB_URI names a database with the demo's products; `--seconds N` measures each question for so long.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { askOf, cloneProducts, QUESTIONS, readSamples } from './search-catalogue.mjs';
import { held, project, toQuery } from './search-questions.mjs';

const require = createRequire(import.meta.url);
const { MongoClient } = createRequire(require.resolve('mongoose'))('mongodb');
const { MemoryIndex } = require('../dist/products/search/memory/memory-index.js');

const { values, positionals } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const COUNT = Number(positionals[0] ?? 5000);
const SECONDS = Number(values.seconds ?? 2);
const BATCH = 500;
const WARM_UP = 300;

const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
const samples = await readSamples(client.db());
await client.close();

/** Loads in batches that are thrown away, as the API reads them; answers the time of the index alone, in seconds. */
function build(index) {
  let milliseconds = 0;
  const clones = cloneProducts(samples, COUNT);
  const timed = (work) => {
    const start = performance.now();
    work();
    milliseconds += performance.now() - start;
  };
  for (let from = 0; from < COUNT; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, COUNT - from) }, () => project(clones.next().value));
    timed(() => index.load(rows));
  }
  timed(() => index.finishLoading());
  return milliseconds / 1000;
}

/** Milliseconds of one question: the mean, and what 99 of 100 stay below. */
function ask(index, kind) {
  const questions = askOf(kind);
  for (let n = 0; n < WARM_UP; n++) index.find(toQuery(questions.next().value));
  const times = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
    const query = toQuery(questions.next().value);
    const start = performance.now();
    index.find(query);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99: times[Math.floor(times.length * 0.99)],
  };
}

// The dictionaries of words and vehicles are made once, whatever the size of the catalogue.
const small = new MemoryIndex();
small.load(samples.map(project));
small.finishLoading();
ask(small, 'texto');
const before = held();
const index = new MemoryIndex();
const seconds = build(index);
const memory = held() - before;
const questions = Object.fromEntries(Object.keys(QUESTIONS).map((kind) => [kind, ask(index, kind)]));
console.log(JSON.stringify({ count: COUNT, seconds, memory, questions }));
