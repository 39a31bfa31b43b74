import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { CATALOGOS_HEADER, liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { inRequest } from '../common/request-scope';

const API_PATH = /^\/(api|products|ws|healthz|readyz)(\/|$|\?)/;

/** Headers that no handler should have to think of (protections, the request's id, and no-store on whatever is not a public reading), and the scope in which the request runs. */
export function commonHeaders(app: NestFastifyApplication, protections: Record<string, string>): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (req, reply, done) => {
    void reply.headers(protections).header('X-Request-Id', req.id);
    // An open page asks for the lists only when they are others than it knows.
    if (liveCatalogos().version) void reply.header(CATALOGOS_HEADER, liveCatalogos().version);
    inRequest({ requestId: req.id, ip: req.ip }, done);
  });
  server.addHook('onSend', (req, reply, payload, done) => {
    if (!reply.hasHeader('Cache-Control') && API_PATH.test(req.url)) {
      const endpoint = (req.routeOptions.config as { endpoint?: AnyEndpoint }).endpoint;
      const publicReading =
        req.method === 'GET' && endpoint?.access === 'public' && reply.statusCode < 400 && !req.headers.authorization;
      void reply.header('Cache-Control', publicReading ? 'no-cache' : 'no-store');
    }
    done(null, payload);
  });
}
