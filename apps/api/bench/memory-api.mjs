// The API as `npm run bench -- memory` starts it: in steps, and says after each what it holds. Needs --expose-gc and a parent.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const MB = 1024 * 1024;

/** MiB, after a collection unless `raw`. */
function figures(raw) {
  if (!raw) for (let n = 0; n < 3; n++) globalThis.gc();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  return Object.fromEntries(
    Object.entries({ rss, heapTotal, heapUsed, external }).map(([name, bytes]) => [name, bytes / MB]),
  );
}
const tell = (step, raw = false) => process.send({ step, ...figures(raw) });

tell('Node');
require('reflect-metadata');
require('mongoose');
require('sharp');
tell('mongoose y sharp');
require('@tuerca/contracts/endpoints');
tell('contratos (zod)');
const { serve } = require('../dist/serve.js');
tell('código de la API');
const { ResponseCache } = require('../dist/platform/http/response-cache.js');
const { PagesService } = require('../dist/pages/pages.service.js');
const { Environment } = require('../dist/platform/config/environment.js');
const app = await serve({
  built: async (app) => {
    tell('aplicación armada');
    const renderer = join(app.get(Environment).TUERCA_WEB, '..', 'dist-server', 'entry-server.js');
    await import(pathToFileURL(renderer).href);
    tell('dibujante de páginas');
  },
});
tell('índice de búsqueda');
process.on('message', ({ step, raw }) => {
  tell(step, raw);
  process.send({
    caches: {
      answers: app.get(ResponseCache).size / MB,
      pages: app.get(PagesService, { strict: false }).cache.size / MB,
    },
  });
});
process.send({ ready: true });
