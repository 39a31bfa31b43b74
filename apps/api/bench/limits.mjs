// `npm run bench -- limits`: what counting a call costs, in a process of its own: alone, with Redis one by one, and with Redis a
// hundredth of the limit at once. One call after the other: what a call waits, and the processor that it takes here.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const api = (path) => require(fileURLToPath(new URL(`../dist/platform/${path}.js`, import.meta.url)));
const LocalStore = require('@fastify/rate-limit/store/LocalStore.js');
const { routeLimitStore } = api('http/route-limit-store');
const { Bus } = api('realtime/bus.service');
const { SharedLimits } = api('realtime/shared-limits.service');
const { SharedRedis } = api('realtime/shared-redis.service');

const CALLS = 100_000;
const WINDOW = 60_000;
/** Of all calls, as `LIMITE_GENERAL` is without a setting. */
const GENERAL = 3000;
/** Small enough to be taken one by one. */
const SMALL = 199;

const env = { REDIS_URL: process.env.REDIS_URL };
const bus = new Bus(env);
const redis = new SharedRedis(env, bus);
await new Promise((resolve) => redis.client.once('ready', resolve));
const Store = routeLimitStore(new SharedLimits(redis));
const storeOf = (name) => new Store().child({ routeInfo: { method: 'BENCH', url: name } });

async function measure(name, store, max) {
  const count = (n) =>
    new Promise((resolve, reject) =>
      store.incr(`10.0.0.${Math.floor(n / max)}`, (error) => (error ? reject(error) : resolve()), WINDOW, max),
    );
  for (let n = 0; n < CALLS / 10; n++) await count(n);
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  for (let n = CALLS / 10; n < CALLS; n++) await count(n);
  const calls = 0.9 * CALLS;
  const micros = ((performance.now() - started) * 1000) / calls;
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `${name.padEnd(32)}${micros.toFixed(1).padStart(8)} µs${((user + system) / calls).toFixed(1).padStart(8)} µs CPU`,
  );
}

await measure('alone', new LocalStore(false, false, 20_000), GENERAL);
await measure('with Redis, one by one', storeOf('small'), SMALL);
await measure('with Redis, a hundredth at once', storeOf('general'), GENERAL);
redis.onApplicationShutdown();
bus.onApplicationShutdown();
