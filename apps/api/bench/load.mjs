// Bounded load from this process on loopback, and the shop's own calls in a form that a benchmark can repeat.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';

export const CONNECTIONS = 20;
/** Loops of a benchmark at most, each of which waits for one call at a time. */
const MAX_WORKERS = 64;
/** Password of the benchmark's accounts. */
export const password = 'cinco bujías miden doce';
const base = new URL(process.env.BENCH_URL);
const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];
if (!LOCAL.includes(base.hostname)) throw new Error('The benchmark only loads this machine.');

// Not fetch: the benchmark shares the machine with what it measures, and fetch costs several times as much.
const agent = new Agent({ keepAlive: true, maxSockets: MAX_WORKERS });

/** One JSON call; throws on anything but success. */
export async function call(method, path, { body, token, key } = {}) {
  const payload = body && Buffer.from(JSON.stringify(body));
  const headers = {
    ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  const [res] = await once(request(new URL(path, base), { method, agent, headers }).end(payload), 'response');
  const answer = await json(res);
  if (res.statusCode >= 400) throw new Error(`${method} ${path}: ${res.statusCode} ${answer.message}`);
  return answer;
}

/** Repeats the requests for `seconds` over 20 connections: operations per second, p50 and p99 in ms. */
export async function hammer(requests, seconds) {
  const r = await autocannon({ url: base.origin, connections: CONNECTIONS, duration: seconds, requests });
  if (r.non2xx || r.errors) throw new Error(`${requests[0].path}: ${r.non2xx} refusals, ${r.errors} errors`);
  return { ops: r['2xx'] / r.duration, p50: r.latency.p50, p99: r.latency.p99 };
}

/** Loads another address with every request, as `next` tells them, of a server on this machine: also how many it answered. */
export async function hammerAt(origin, next, seconds) {
  if (!LOCAL.includes(new URL(origin).hostname)) throw new Error('The benchmark only loads this machine.');
  const requests = [{ setupRequest: (request) => ({ ...request, path: next() }) }];
  const r = await autocannon({ url: origin, connections: CONNECTIONS, duration: seconds, requests });
  if (r.non2xx || r.errors) throw new Error(`${origin}: ${r.non2xx} refusals, ${r.errors} errors`);
  return { ops: r['2xx'] / r.duration, p50: r.latency.p50, p99: r.latency.p99, total: r['2xx'] };
}

/** Runs `work(n, worker)` in 20 loops, or so many `workers`, for `seconds`: operations per second, p50 and p99 in ms. */
export async function loop(work, seconds, workers = CONNECTIONS) {
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  const times = [];
  await Promise.all(
    Array.from({ length: Math.min(workers, MAX_WORKERS) }, async (_, worker) => {
      for (let n = 0; performance.now() < end; n++) {
        const t = performance.now();
        await work(n, worker);
        times.push(performance.now() - t);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (p) => times[Math.min(times.length - 1, Math.floor(p * times.length))];
  return { ops: times.length / ((performance.now() - start) / 1000), p50: at(0.5), p99: at(0.99) };
}
