import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../common/app-error';
import type { Environment } from '../config/environment';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request comes from one of our own pages, or from no page at all (apps, scripts). Browsers name the page's origin on
 * every request that changes something and on every socket; 'null' is a sandboxed page and never ours.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  const own = new URL(publicUrl);
  if (origin === own.origin) return true;
  if (!URL.canParse(origin)) return false;
  // The same server by another name (an address in place of a host name), but never plain http beside https.
  const page = new URL(origin);
  return page.host === host && (own.protocol === 'http:' || page.protocol === 'https:');
}

/**
 * Refuses calls under /api/auth/ that change something and come from a foreign page, before their body is read: the refresh
 * cookie is SameSite=Strict already, and nobody may be signed in to a stranger's account by another site.
 */
export function checkAuthOrigin(app: NestFastifyApplication, env: Environment): void {
  const check = (req: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void =>
    isOwnOrigin(req.headers, env.PUBLIC_URL)
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
