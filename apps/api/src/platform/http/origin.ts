import type { IncomingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error';
import { type Environment, isRealSale } from '../config/environment';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** An address, or a name that no stranger can own: localhost, a machine of the local network. */
const LOCAL_NAME = /^(\[[\da-f:.]+\]|\d{1,3}(\.\d{1,3}){3}|[^.]+|[^.]+\.(local|localhost))$/i;

/**
 * Whether a request comes from one of our own pages (PUBLIC_URL, ALLOWED_ORIGINS), or from no page at all (apps, scripts).
 * Browsers name the page's origin on every request that changes something and on every socket; 'null' is a sandboxed page and
 * never ours. Outside of a production with real customers also a page of the server that is called by address or local name: a
 * demo is looked at from other machines. Not by any name: a stranger's may be led to our address, and then Origin and Host agree.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, env: Environment): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  const own = new URL(env.PUBLIC_URL);
  if (origin === own.origin || env.ALLOWED_ORIGINS.includes(origin)) return true;
  if (isRealSale(env) || !URL.canParse(origin)) return false;
  // The same server by another name (an address in place of a host name), but never plain http beside https.
  const page = new URL(origin);
  return (
    page.host === host && LOCAL_NAME.test(page.hostname) && (own.protocol === 'http:' || page.protocol === 'https:')
  );
}

/**
 * Refuses calls under /api/auth/ that change something and come from a foreign page, before their body is read: the refresh
 * cookie is SameSite=Strict already, and nobody may be signed in to a stranger's account by another site.
 */
export function checkAuthOrigin(app: NestFastifyApplication, env: Environment): void {
  const check = (req: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void =>
    isOwnOrigin(req.headers, env)
      ? done()
      : done(
          new AppError('SIN_PERMISO', {
            message: 'Esta solicitud viene de otro sitio. Abre Tuerca e intenta nuevamente.',
          }),
        );
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/auth/') || [route.method].flat().every((method) => READING.has(method))) return;
      route.onRequest = [check, route.onRequest ?? []].flat();
    });
}
