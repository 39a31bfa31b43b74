// The API as `npm run bench -- imports` starts it: the product, and an address that answers how long its event loop was held since it was last asked.
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const require = createRequire(import.meta.url);
require('reflect-metadata');
const { serve } = require('../dist/serve.js');

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** Milliseconds, without the pause of the measure itself. */
const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

await serve({
  built: (app) =>
    app
      .getHttpAdapter()
      .getInstance()
      .get('/bench/loop', () => {
        const { max } = delay;
        const [p99, mean] = [delay.percentile(99), delay.mean];
        delay.reset();
        return { max: milliseconds(max), p99: milliseconds(p99), mean: milliseconds(mean) };
      }),
});
