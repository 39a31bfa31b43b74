// `npm run bench -- imports`: what a store waits for when it imports its products, how long that holds the API's event loop, and what it
// costs in memory. BENCH_FILAS names other sizes ('3000').
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './load.mjs';
import { openStore } from './open-store.mjs';
import { resident } from './process-figures.mjs';

const { MAX_IMPORT_ROWS } = await import('@tuerca/contracts/products/product-imports/rules');
const SIZES = (process.env.BENCH_FILAS ?? '3000,20000')
  .split(',')
  .map((size) => Math.min(MAX_IMPORT_ROWS, Number(size)));
const POLL_MS = 100;
const IDLE_MS = 5000;
const MB = 1024 * 1024;
const base = process.env.BENCH_URL;

const memory = () => resident(process.env.BENCH_API_PID);
/** Milliseconds for which the API's event loop was held since the last call. */
const loop = () => call('GET', '/bench/loop', {});

/** The time of a step in seconds, the most and 99 of 100 of the loop's delays meanwhile, the memory before it and the most while it ran. */
async function measured(name, work) {
  const before = memory();
  let [peak, going] = [before, true];
  const watching = (async () => {
    for (; going; await pause(20)) peak = Math.max(peak, memory());
  })();
  await loop();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  const { max, p99 } = await loop();
  going = false;
  await watching;
  const figures = [seconds.toFixed(2), max.toFixed(0), p99.toFixed(1)];
  const grown = Number.isNaN(before) ? [] : [before.toFixed(0), peak.toFixed(0)];
  console.log(`${name.padEnd(54)}${[...figures, ...grown].map((figure) => figure.padStart(10)).join('')}`);
  return result;
}

const HEADER =
  'SKU;Nombre;Descripción;Precio;Categoría;Marca del vehículo;Modelo del vehículo;Vehículos compatibles;Número de parte;Etiquetas;Especificaciones;Stock;Activo';
const rowOf = (n, cents) =>
  [
    `BENCH-${n}`,
    `Pastillas de freno delanteras ${n}`,
    '"Cerámicas, con lengüeta de aviso; traen su grasa."',
    `${10 + (n % 200)},${cents}`,
    'Frenos',
    'Toyota',
    'Corolla',
    '"Toyota | Corolla | 2009-2014 | 1.8; Toyota | Yaris | 2006-"',
    `04465-${n}`,
    '"frenos; mantenimiento"',
    '"Garantía = 3 meses; Posición = Delantera"',
    n % 40,
    'Sí',
  ].join(';');
const csv = (rows, cents) =>
  Buffer.from([HEADER, ...Array.from({ length: rows }, (_, n) => rowOf(n, cents))].join('\n'));

async function upload({ token }, content) {
  const form = new FormData();
  form.append('archivo', new Blob([content]), 'productos');
  const headers = { authorization: `Bearer ${token}` };
  const res = await fetch(new URL('/api/products/imports', base), { method: 'POST', headers, body: form });
  const { data, message } = await res.json();
  if (!res.ok) throw new Error(`upload: ${res.status} ${message}`);
  return data;
}
async function written({ token }, { _id }) {
  for (;;) {
    const { data } = await call('GET', `/api/products/imports/${_id}`, { token });
    if (data.estado === 'aplicada') return;
    if (data.estado === 'fallida') throw new Error('The import failed.');
    await pause(POLL_MS);
  }
}
async function download({ token }, format) {
  const headers = { authorization: `Bearer ${token}` };
  const res = await fetch(new URL(`/api/products/exports/${format}`, base), { headers });
  if (!res.ok) throw new Error(`export: ${res.status}`);
  return Buffer.from(await res.arrayBuffer());
}

/** One import with its three steps; all of its `rows` have to fall under one count of the check, `kind`. */
async function importFile(name, store, content, { rows, kind }) {
  const size = `${(content.length / MB).toFixed(1)} MB`;
  const checked = await measured(`${name} (${size}): leer y revisar`, () => upload(store, content));
  if (checked.conteo[kind] !== rows) throw new Error(`${name}: ${JSON.stringify(checked.conteo)}`);
  if (kind === 'iguales') return;
  await measured(`${name}: confirmar (compara de nuevo)`, () =>
    call('POST', `/api/products/imports/${checked._id}/confirm`, { token: store.token, body: {} }),
  );
  await measured(`${name}: escribir hasta el final`, () => written(store, checked));
}

async function importSize(rows) {
  const store = await openStore(`Importaciones ${rows}`);
  console.log(
    `\n${rows.toLocaleString('es-VE')} filas; lazo: retraso del lazo de eventos de la API en ms; memoria residente en MB\n`,
  );
  const titles = ['s', 'lazo máx.', 'lazo p99', 'antes', 'máxima'].map((title) => title.padStart(10)).join('');
  console.log(`${'paso'.padEnd(54)}${titles}`);
  await measured('sin trabajo', () => pause(IDLE_MS));
  await importFile('CSV, productos nuevos', store, csv(rows, '50'), { rows, kind: 'nuevos' });
  await importFile('CSV, precios nuevos', store, csv(rows, '75'), { rows, kind: 'cambian' });
  await measured('exportar CSV', () => download(store, 'csv'));
  const xlsx = await measured('exportar XLSX', () => download(store, 'xlsx'));
  await importFile('XLSX, lo exportado', store, xlsx, { rows, kind: 'iguales' });
}

for (const rows of SIZES) await importSize(rows);
