// `npm run bench -- imports`: what a store waits for when it imports 5,000 products, and what that costs the API in memory.
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './load.mjs';
import { openStore } from './open-store.mjs';
import { resident } from './process-figures.mjs';

const ROWS = Math.min(5000, Number(process.env.BENCH_FILAS ?? 5000));
const POLL_MS = 100;
const MB = 1024 * 1024;
const base = process.env.BENCH_URL;

const memory = () => resident(process.env.BENCH_API_PID);

/** The time of a step in seconds, the memory before it and the most while it ran. */
async function measured(name, work) {
  const before = memory();
  let [peak, going] = [before, true];
  const watching = (async () => {
    for (; going; await pause(20)) peak = Math.max(peak, memory());
  })();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  going = false;
  await watching;
  const grown = Number.isNaN(before) ? '' : `${before.toFixed(0).padStart(11)}${peak.toFixed(0).padStart(11)}`;
  console.log(`${name.padEnd(54)}${seconds.toFixed(2).padStart(8)}${grown}`);
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
const csv = (cents) => Buffer.from([HEADER, ...Array.from({ length: ROWS }, (_, n) => rowOf(n, cents))].join('\n'));

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

/** One import with its three steps; `kind` is the count of the check that every row has to fall under. */
async function importFile(name, store, content, kind) {
  const size = `${(content.length / MB).toFixed(1)} MB`;
  const checked = await measured(`${name} (${size}): revisar`, () => upload(store, content));
  if (checked.conteo[kind] !== ROWS) throw new Error(`${name}: ${JSON.stringify(checked.conteo)}`);
  if (kind === 'iguales') return;
  await measured(`${name}: confirmar (compara de nuevo)`, () =>
    call('POST', `/api/products/imports/${checked._id}/confirm`, { token: store.token, body: {} }),
  );
  await measured(`${name}: escribir hasta el final`, () => written(store, checked));
}

const [one, other] = [await openStore('Importaciones Bench'), await openStore('Otras Importaciones Bench')];
console.log(`\n${ROWS.toLocaleString('es-VE')} filas; memoria residente del proceso de la API en MB\n`);
console.log(`${'paso'.padEnd(54)}${'s'.padStart(8)}${'antes'.padStart(11)}${'máxima'.padStart(11)}`);
await importFile('CSV, productos nuevos', one, csv('50'), 'nuevos');
await importFile('CSV, precios nuevos', one, csv('75'), 'cambian');
await measured('exportar CSV', () => download(one, 'csv'));
const xlsx = await measured('exportar XLSX', () => download(one, 'xlsx'));
await importFile('XLSX, lo exportado', one, xlsx, 'iguales');
await importFile('XLSX, productos nuevos', other, xlsx, 'nuevos');
