// `npm run bench -- announcements`: how many announcements of Redis each of 4, 2 and 1 instances parses for an order. Every buyer
// has a page open at one of them; orders are placed one after the other at the first. BENCH_PEDIDOS makes it shorter.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { buy, signUpClients } from './clients.mjs';
import { call } from './load.mjs';

const require = createRequire(import.meta.url);
const { WebSocket } = require('ws');
const ORDERS = Number(process.env.BENCH_PEDIDOS ?? 20);
const BUYERS = 20;
/** Told every few seconds, orders or not. */
const REGULAR = /^(bus\.|realtime\.presence)/;
/** Milliseconds in which all that follows an order (bank, notices, mail) is told. */
const REST = 5000;
let instances = JSON.parse(process.env.BENCH_INSTANCES);

/** Parsed announcements of an instance by topic. */
async function parsedBy({ metrics }) {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const found = text.matchAll(/^tuerca_announcements_parsed\{topic="([^"]+)"\} (\d+)/gm);
  return new Map([...found].map(([, topic, count]) => [topic, Number(count)]));
}

/** Pages of the buyers, by turns at the instances. */
function openPages(tokens) {
  return Promise.all(
    tokens.map(async (token, i) => {
      const socket = new WebSocket(`${instances[i % instances.length].url.replace('http', 'ws')}/ws`);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'auth', token }));
      await once(socket, 'message');
      return socket;
    }),
  );
}

async function measure(tokens, products, config) {
  const sockets = await openPages(tokens);
  await pause(REST);
  const before = await Promise.all(instances.map(parsedBy));
  for (let n = 0; n < ORDERS; n++) await buy(tokens[n % BUYERS], products[n % products.length], config.destinatario);
  await pause(REST);
  const after = await Promise.all(instances.map(parsedBy));
  sockets.forEach((socket) => socket.close());
  const topics = [...new Set(after.flatMap((counts) => [...counts.keys()]))].filter(
    (topic) => !REGULAR.test(topic) && after.some((counts, i) => counts.get(topic) !== before[i].get(topic)),
  );
  const perOrder = (i, topic) => ((after[i].get(topic) ?? 0) - (before[i].get(topic) ?? 0)) / ORDERS;
  console.log(`\n${instances.length} instance(s), announcements parsed for an order by each:`);
  const line = (name, figures) =>
    console.log(name.padEnd(24) + figures.map((figure) => figure.toFixed(2).padStart(8)).join(''));
  for (const topic of topics.sort())
    line(
      topic,
      instances.map((_, i) => perOrder(i, topic)),
    );
  line(
    'all',
    instances.map((_, i) => topics.reduce((sum, topic) => sum + perOrder(i, topic), 0)),
  );
}

const { data: offered } = await call('GET', '/api/products?limit=60&disponible=true');
const products = offered.filter(({ stock }) => stock >= 10).slice(0, BUYERS);
const { data: config } = await call('GET', '/api/system/public');
const tokens = await signUpClients(BUYERS);
await measure(tokens, products, config);
for (const size of [2, 1]) {
  for (const { pid } of instances.slice(size)) process.kill(pid, 'SIGTERM');
  instances = instances.slice(0, size);
  await pause(REST);
  await measure(tokens, products, config);
}
process.exit(0);
