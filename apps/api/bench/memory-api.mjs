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
const { createApp } = require('../dist/app.js');
tell('código de la API');
const { IndexSync } = require('../dist/search/index-sync.service.js');
const { ResponseCache } = require('../dist/platform/http/response-cache.js');
const { PagesService } = require('../dist/pages/pages.service.js');
const { Environment } = require('../dist/platform/config/environment.js');
const { stopOnSignals } = require('../dist/stop-on-signals.js');
const app = await createApp();
const { PORT, HOST, TUERCA_WEB } = app.get(Environment);
tell('aplicación armada');
await import(pathToFileURL(join(TUERCA_WEB, '..', 'dist-server', 'entry-server.js')).href);
tell('dibujante de páginas');
stopOnSignals(app);
await app.listen(PORT, HOST);
await app.get(IndexSync, { strict: false }).settled();
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
