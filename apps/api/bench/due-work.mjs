// `npm run bench -- due-work`: how long two instances, and then one, need to end 1,000 payments that nobody confirmed in time, their orders
// and stock with them. The scheduled runs come as in production.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { buy, signUpClients } from './clients.mjs';
import { call } from './load.mjs';

const require = createRequire(import.meta.url);
const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb');
const PAYMENTS = Math.min(5000, Number(process.env.BENCH_PAGOS ?? 1000));
/** Purchases of which the payments are copies: so many products get their units back by turns. */
const BUYERS = 25;
/** End of a reference that the simulated bank never finds. */
const UNKNOWN = '00';
const OPEN = ['pendiente', 'en_verificacion'];

const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
const db = client.db();
const [pagos, pedidos] = [db.collection('pagos'), db.collection('pedidos')];
const instances = JSON.parse(process.env.BENCH_INSTANCES);

/** Real purchases that stay unpaid: payments, each with its order. */
async function purchases() {
  const { data: products } = await call('GET', `/api/products?limit=${BUYERS}&disponible=true`);
  const { data: config } = await call('GET', '/api/system/public');
  const tokens = await signUpClients(BUYERS);
  const since = new Date();
  for (const [i, token] of tokens.entries())
    await buy(token, products[i % products.length], config.destinatario, UNKNOWN);
  const found = await pagos.find({ fecha: { $gte: since }, estado: { $in: OPEN } }).toArray();
  return Promise.all(
    found.map(async (pago) => ({ pago, orders: await pedidos.find({ orderNumber: pago.orderNumber }).toArray() })),
  );
}

/** Copies of the purchases, all of which expire at one instant. */
async function store(run, templates) {
  const rows = Array.from({ length: PAYMENTS }, (_, n) => {
    const { pago, orders } = templates[n % templates.length];
    const { plaza: _slot, clavesReferencia: _keys, turnos: _turns, ...rest } = pago;
    const orderNumber = `BENCH-${run}-${n}`;
    const copy = { ...rest, _id: new ObjectId(), orderNumber, claveIdempotencia: orderNumber, proximaRevision: null };
    return {
      pago: { ...copy, bench: run, expira: new Date(Date.now() + 3_600_000) },
      orders: orders.map((order, i) => ({
        ...order,
        _id: new ObjectId(),
        pagoId: copy._id,
        orderNumber,
        numero: `${orderNumber}-${i}`,
      })),
    };
  });
  await pedidos.insertMany(rows.flatMap(({ orders }) => orders));
  await pagos.insertMany(rows.map(({ pago }) => pago));
  await pagos.updateMany({ bench: run }, { $set: { expira: new Date() } });
}

/** Seconds from the first payment that was ended to the last, and from the instant at which all were due. */
async function measure(run, templates) {
  await store(run, templates);
  const due = Date.now();
  while (await pagos.countDocuments({ bench: run, estado: { $in: OPEN } })) await pause(250);
  const ends = (await pagos.find({ bench: run }, { projection: { historial: 1 } }).toArray())
    .map(({ historial }) => historial.at(-1).fecha.getTime())
    .sort((a, b) => a - b);
  const orders = { orderNumber: { $regex: `^BENCH-${run}-` } };
  const open = await pedidos.countDocuments({ ...orders, estado: { $ne: 'cancelado' } });
  if (open) throw new Error(`${open} orders are still open`);
  return { seconds: (ends.at(-1) - ends[0]) / 1000, sinceDue: (ends.at(-1) - due) / 1000 };
}

const templates = await purchases();
console.log(`${PAYMENTS} vencidos, de ${templates.length} compras`);
const print = (name, { seconds, sinceDue }) =>
  console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(8)} s${sinceDue.toFixed(1).padStart(10)} s`);
console.log(`${''.padEnd(16)}${'trabajo'.padStart(10)}${'desde vencer'.padStart(14)}`);
const two = await measure('dos', templates);
print('dos instancias', two);
process.kill(instances[1].pid, 'SIGTERM');
await pause(3000);
const one = await measure('una', templates);
print('una instancia', one);
console.log(`dos son ${(one.seconds / two.seconds).toFixed(2)} veces más rápidas`);
await client.close();
