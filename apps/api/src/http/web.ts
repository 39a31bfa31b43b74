import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../config/environment';

const NO_SON_PAGINAS = /^\/(api|ws|media|healthz|readyz)(\/|$|\?)/;

/** Serves the web build on the API's port: hashed assets for a year, index.html for every page address. */
export async function serveWeb(app: NestFastifyApplication, env: Environment): Promise<void> {
  const root = env.TUERCA_WEB && resolve(env.TUERCA_WEB);
  if (!root || !existsSync(join(root, 'index.html'))) return;
  const index = readFileSync(join(root, 'index.html'));
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (res, path) => {
      void res.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', { config: { rateLimit: false } }, (req, res) => {
      if (NO_SON_PAGINAS.test(req.url)) return res.callNotFound();
      return res.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(index);
    });
}
