// `npm run bench -- admin`: the administrators' readings at size, each call one after the other: 50,000 accounts, orders and payments,
// 100,000 lines of the audit log, cloned from the demo's. BENCH_CUENTAS makes it smaller. Milliseconds of one machine at one moment.
import { createRequire } from 'node:module';
import { call } from './load.mjs';

const SIZE = Math.min(200_000, Number(process.env.BENCH_CUENTAS ?? 50_000));
const BATCH = 1000;
const ROUNDS = 7;

const require = createRequire(import.meta.url);
const { MongoClient, ObjectId } = createRequire(require.resolve('mongoose'))('mongodb');
const client = await MongoClient.connect(process.env.BENCH_MONGODB_URI);
const db = client.db();

/** Inserts `count` documents after the samples of a collection, changed by `change(n)`; they are spread over two years. */
async function clone(name, count, filter, change) {
  const samples = await db.collection(name).find(filter).limit(50).toArray();
  if (!samples.length) throw new Error(`The demo has nothing in ${name}.`);
  for (let from = 0; from < count; from += BATCH) {
    const docs = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => {
      const n = from + i;
      const fecha = new Date(Date.now() - ((count - n) / count) * 730 * 86_400_000);
      const { _id, ...sample } = samples[n % samples.length];
      return { ...sample, _id: new ObjectId(), ...change(n, fecha) };
    });
    await db.collection(name).insertMany(docs, { ordered: false });
  }
}

async function fill() {
  const code = (n) => `B${String(n).padStart(6, '0')}`;
  await clone('usuarios', SIZE, { role: 'client' }, (n, createdAt) => ({
    email: `bench${n}@bench.example`,
    cedula: `V-${40_000_000 + n}`,
    terminos: ['bench', `bench${n}`],
    createdAt,
  }));
  await clone('pedidos', SIZE, {}, (n, fecha) => ({
    numero: `${code(n)}-BENCH`,
    orderNumber: `${code(n)}-BENCH`,
    pagoId: new ObjectId(),
    fecha,
    terminos: [code(n).toLowerCase(), 'bench'],
  }));
  await clone('pagos', SIZE, { plaza: { $exists: false }, clavesReferencia: { $exists: false } }, (n, fecha) => ({
    orderNumber: `${code(n)}-BENCH`,
    claveIdempotencia: `bench-${n}`,
    estado: n % 20 ? 'pagado' : 'rechazado',
    clavesMovimiento: [`bench-${n}`],
    terminos: [code(n).toLowerCase(), 'bench'],
    fecha,
  }));
  await clone('auditoria', 2 * SIZE, {}, (n, fecha) => ({ fecha, motivo: `Motivo de prueba ${n}` }));
}

/** Every reading that administrators alone may make and that needs no id, beside its searches and late pages. */
async function readings() {
  const { ENDPOINTS } = await import('@tuerca/contracts/endpoints');
  const own = Object.values(ENDPOINTS)
    .flatMap((group) => Object.values(group))
    .filter(
      ({ method, path, access }) =>
        method === 'GET' && Array.isArray(access) && access.includes('admin') && !/:|exportar/.test(path),
    )
    .map(({ path }) => path);
  const more = [
    '/api/admin/usuarios?page=400',
    '/api/admin/usuarios?q=bench4999',
    '/api/admin/pedidos?page=400',
    '/api/admin/pedidos?q=b004999',
    '/api/admin/pagos?page=400',
    '/api/admin/pagos?q=b004999',
    '/api/admin/auditoria?page=400',
    '/api/admin/auditoria?q=prueba%2099999',
  ];
  return [...new Set([...own, ...more])];
}

console.log(`Llenando: ${SIZE.toLocaleString('es-VE')} cuentas, pedidos y pagos; el doble de líneas de auditoría…`);
const started = performance.now();
await fill();
console.log(`Lleno en ${((performance.now() - started) / 1000).toFixed(0)} s\n`);

const { data } = await call('POST', '/api/auth/login', {
  body: { email: 'admin@demo.tuerca.ve', password: 'Tuerca.2026' },
});
const rows = [];
for (const path of await readings()) {
  const times = [];
  let refusal = null;
  for (let n = 0; n < ROUNDS && !refusal; n++) {
    const t = performance.now();
    await call('GET', path, { token: data.token }).catch((error) => (refusal = error.message));
    times.push(performance.now() - t);
  }
  const [first] = times;
  rows.push({ path, first, median: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)], refusal });
}
rows.sort((a, b) => b.median - a.median);
console.log(`${'lectura'.padEnd(64)}${'primera'.padStart(9)}${'mediana'.padStart(9)}`);
for (const { path, first, median, refusal } of rows)
  console.log(
    refusal
      ? `${path.padEnd(64)}  ${refusal.slice(0, 80)}`
      : `${path.padEnd(64)}${first.toFixed(0).padStart(9)}${median.toFixed(0).padStart(9)}`,
  );
await client.close();
