// The API as `npm run bench -- hot-document` starts it: the product, and addresses: one answers how many transactions it has begun,
// how often it has run them, and how many milliseconds each took that names what others want; the other has these take turns or not.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { Transactions } = require('../dist/platform/database/transactions.js');
const { serve } = require('../dist/serve.js');

/** Times that are kept: of the latest transactions. */
const KEPT = 1000;
const counted = { begun: 0, attempts: 0, times: [] };
let takesTurns = true;
const { run } = Transactions.prototype;
Transactions.prototype.run = async function countedRun(work, wanted = []) {
  let began;
  const result = await run.call(
    this,
    (tx) => {
      counted.attempts++;
      if (began === undefined) {
        counted.begun++;
        began = performance.now();
      }
      return work(tx);
    },
    takesTurns ? wanted : [],
  );
  if (wanted.length) counted.times = [...counted.times, performance.now() - began].slice(-KEPT);
  return result;
};

await serve({
  built: (app) =>
    app
      .getHttpAdapter()
      .getInstance()
      .get('/bench/transactions', () => counted)
      .get('/bench/turns/:taken', ({ params }) => ({ takesTurns: (takesTurns = params.taken === 'yes') })),
});
