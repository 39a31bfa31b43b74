import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/endpoint';

const DE_LA_API = /^\/(api|products|ws|healthz|readyz)(\/|$|\?)/;

/** Headers that no handler should have to think of: the request's id, and no-store on whatever is not a public reading. */
export function commonHeaders(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (req, reply) => {
    (req.raw as { id?: string }).id = req.id;
    void reply.header('X-Request-Id', req.id);
  });
  server.addHook('onSend', async (req, reply) => {
    if (reply.hasHeader('Cache-Control') || !DE_LA_API.test(req.url)) return;
    const endpoint = (req.routeOptions.config as { endpoint?: AnyEndpoint }).endpoint;
    const publica = req.method === 'GET' && endpoint?.access === 'public' && reply.statusCode < 400 && !req.headers.authorization;
    void reply.header('Cache-Control', publica ? 'no-cache' : 'no-store');
  });
}
