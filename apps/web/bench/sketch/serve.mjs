// The sketch over HTTP, compressed ahead as our own files are: `node serve.mjs PORT FOLDER PICTURE…`, the pictures being files.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildSketch } from './build.mjs';

const [port, folder, ...pictures] = process.argv.slice(2);
await buildSketch(folder);
const { render } = await import(pathToFileURL(join(folder, 'server.js')).href);

const counted = (names) => names.map((name, index) => ({ name, count: 3 + index }));
const PARTS = ['Pastillas de freno', 'Amortiguador delantero', 'Bomba de agua', 'Filtro de aceite', 'Rolinera'];
const MAKES = ['Toyota', 'Chevrolet', 'Ford', 'Hyundai', 'Kia', 'Renault', 'Fiat', 'Chery', 'Mitsubishi', 'Jeep'];
const data = {
  total: 361,
  items: Array.from({ length: 24 }, (_, index) => ({
    slug: `pieza-${index}`,
    name: `${PARTS[index % PARTS.length]} ${MAKES[index % MAKES.length]} ${2000 + index}`,
    cents: 1_250 + 731 * index,
    condition: index % 3 ? 'Nuevo' : 'Usado',
    image: `/picture/${index % pictures.length}`,
  })),
  facets: ['Marca', 'Vehículo', 'Tienda'].map((name) => ({ name, values: counted(MAKES) })),
};

const { markup, styles } = render(data);
const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Repuestos</title>
<meta name="description" content="Repuestos"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,">${styles}</head><body><div id="root">${markup}</div>
<script id="data" type="application/json">${JSON.stringify(data)}</script>
<script>addEventListener('load',()=>setTimeout(()=>import('/client.js'),50))</script></body></html>`;

const kept = 'public, max-age=31536000, immutable';
const files = new Map([
  ['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(page), encoding: 'br' }],
  [
    '/client.js',
    {
      type: 'text/javascript',
      body: brotliCompressSync(readFileSync(join(folder, 'client.js'))),
      encoding: 'br',
      kept,
    },
  ],
  ...pictures.map((file, index) => [`/picture/${index}`, { type: 'image/webp', body: readFileSync(file), kept }]),
]);

createServer(({ url }, response) => {
  const file = files.get(url);
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': file.body.length,
    'cache-control': file.kept ?? 'no-cache',
    ...(file.encoding && { 'content-encoding': file.encoding }),
  });
  response.end(file.body);
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
