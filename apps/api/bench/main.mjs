// `npm run bench`: each call of the purchase per second, beside the same work done straight through the driver in the same run.
// Figures of one machine at one moment: read the ratio, not the rate.
import { createRequire } from 'node:module';
import { appointmentPairs } from './appointments.mjs';
import { buy, signUpClients } from './clients.mjs';
import { call, CONNECTIONS, hammer, loop } from './load.mjs';
import { storeDemandPairs } from './store-demand.mjs';
import { storeIncomePairs } from './store-income.mjs';
import { storeOrderPairs } from './store-orders.mjs';
import { storeProductPairs } from './store-products.mjs';

const require = createRequire(import.meta.url);
const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb');
const SECONDS = Math.min(20, Number(process.env.BENCH_SEGUNDOS ?? 5));

const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI, { maxPoolSize: CONNECTIONS });
const db = client.db();
const productos = db.collection('productos');
// Nobody may run out of parts while the clock runs.
await productos.updateMany({ stock: { $gt: 0 } }, { $set: { stock: 10_000_000 } });

const { data: sample } = await call('GET', '/api/products?limit=60&disponible=true');
const ids = sample.map((producto) => producto._id);
const { data: config } = await call('GET', '/api/system/public');
const tokens = await signUpClients(CONNECTIONS);
// Nobody may have more than five purchases open: those who buy take turns.
const TURNS = 10;
const buyers = await signUpClients(CONNECTIONS * TURNS);
const other = db.collection('bench');
await other.deleteMany({});
await other.insertMany(tokens.map((_, i) => ({ _id: i, items: [], version: 0 })));
const card = {
  nombre: 1,
  marca: 1,
  modelo: 1,
  categoria: 1,
  imagenes: 1,
  precio: 1,
  descuento: 1,
  stock: 1,
  tienda: 1,
  valoracionPromedio: 1,
};
const filter = { activo: true, categoria: 'Frenos', disponible: true, stock: { $gt: 0 } };
const pick = (list, n) => list[n % list.length];

/** The pairs: what the shop does, and the bare database work behind it. */
const workloads = [
  {
    name: 'página de productos (24, filtro, orden por precio)',
    api: () =>
      hammer(
        ['price-low-high', 'price-high-low'].map((sort) => ({
          path: `/api/products?limit=24&category=frenos&disponible=true&sort=${sort}&facetas=true`,
        })),
        SECONDS,
      ),
    driver: () =>
      loop(
        (n) =>
          productos
            .find(filter, { projection: card })
            .sort({ precioFinalCentavos: n % 2 ? 1 : -1 })
            .limit(24)
            .toArray(),
        SECONDS,
      ),
  },
  {
    name: 'detalle',
    api: () =>
      hammer(
        ids.slice(0, 40).map((id) => ({ path: `/api/products/${id}` })),
        SECONDS,
      ),
    driver: () => loop((n) => productos.findOne({ _id: new ObjectId(pick(ids, n)) }), SECONDS),
  },
  {
    name: "búsqueda 'filtro aceite'",
    api: () =>
      hammer(
        [{ path: '/api/search?query=filtro%20aceite' }, { path: '/api/search?query=pastillas%20corolla' }],
        SECONDS,
      ),
    driver: () =>
      loop(
        (n) =>
          productos
            .find(
              { activo: true, terminos: { $all: n % 2 ? ['filtro', 'aceite'] : ['pastilla', 'corolla'] } },
              { projection: card },
            )
            .limit(3)
            .toArray(),
        SECONDS,
      ),
  },
  {
    name: 'añadir al carrito',
    api: () =>
      loop(
        (n, w) =>
          call('PUT', '/api/cart/update', {
            token: tokens[w],
            body: { productoId: pick(ids, w), cantidad: 1 + (n % 9) },
          }),
        SECONDS,
      ),
    before: () =>
      Promise.all(
        tokens.map((token, w) =>
          call('POST', '/api/cart/add', { token, body: { productoId: pick(ids, w), cantidad: 1 } }),
        ),
      ),
    after: () => Promise.all(tokens.map((token) => call('DELETE', '/api/cart/clear', { token }))),
    driver: () =>
      loop(
        (n, w) =>
          other.updateOne(
            { _id: w },
            { $set: { items: [{ productoId: pick(ids, w), cantidad: n }] }, $inc: { version: 1 } },
          ),
        SECONDS,
      ),
  },
  {
    name: 'compra completa de una línea (carrito, cotización, pago)',
    api: () =>
      loop(
        (n, w) => buy(buyers[w + CONNECTIONS * (n % TURNS)], pick(sample, n * CONNECTIONS + w), config.destinatario),
        SECONDS,
      ),
    driver: () =>
      loop(async (n, w) => {
        const session = client.startSession();
        await session.withTransaction(async () => {
          await productos.updateOne(
            { _id: new ObjectId(pick(ids, n * CONNECTIONS + w)), stock: { $gte: 1 } },
            { $inc: { stock: -1 } },
            { session },
          );
          await other.insertMany([{ pago: n }, { pedido: n }, { movimiento: n }], { session });
          await other.updateOne({ _id: w }, { $set: { items: [] } }, { session });
        });
        await session.endSession();
      }, SECONDS),
  },
];

// `npm run bench -- main compra` measures only the works whose name holds the word.
const [word = ''] = process.argv.slice(2);
workloads.push(...(await appointmentPairs({ db, client, ObjectId, tokens, seconds: SECONDS })));
workloads.push(
  ...storeIncomePairs({ db, ObjectId, seconds: SECONDS }),
  ...storeOrderPairs({ db, ObjectId, seconds: SECONDS }),
);
workloads.push(...storeDemandPairs({ db, ObjectId, seconds: SECONDS }));
workloads.push(...storeProductPairs({ db, ObjectId, seconds: SECONDS }));
const selected = workloads.filter(({ name }) => name.includes(word));

const figure = (x, width) => x.toFixed(x < 10 ? 2 : 0).padStart(width);
console.log(`\n${CONNECTIONS} a la vez, ${SECONDS} s cada medida, ${ids.length} productos de muestra\n`);
console.log(
  `${'trabajo'.padEnd(58)}${'API/s'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'driver/s'.padStart(10)}${'API/driver'.padStart(12)}`,
);
for (const { name, api, driver, before, after } of selected) {
  await before?.();
  const a = await api();
  await after?.();
  const d = await driver();
  console.log(
    `${name.padEnd(58)}${figure(a.ops, 9)}${figure(a.p50, 9)}${figure(a.p99, 9)}${figure(d.ops, 10)}${(a.ops / d.ops).toFixed(2).padStart(12)}`,
  );
}

// One buyer alone, one purchase after the other, each settled before the next: what a person waits for.
const alone = [];
for (let n = 0; n < 40; n++) {
  alone.push(await buy(buyers[n], pick(sample, n), config.destinatario));
  await new Promise((resolve) => setTimeout(resolve, 30));
}
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const [add, quote, pay] = [0, 1, 2].map((step) => median(alone.map((times) => times[step])));
console.log(
  `\nuna compra sola, medianas de ${alone.length}: añadir ${figure(add, 0)} ms, cotizar ${figure(quote, 0)} ms, pagar ${figure(pay, 0)} ms; ` +
    `juntas ${figure(median(alone.map((times) => times[0] + times[1] + times[2])), 0)} ms`,
);
await client.close();
