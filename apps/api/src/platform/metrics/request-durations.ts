import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { isInternal } from '../http/internal-calls';
import { Metrics } from './metrics.service';

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern of a route; what no route knows is one, and so are all files, whose names change with every build. */
function routeOf({ routeOptions: { url, config } }: FastifyRequest): string {
  if (!url) return 'none';
  if ((config as { endpoint?: AnyEndpoint }).endpoint || !/\.\w+$/.test(url)) return url;
  return 'file';
}

/** Measures every answer by route, method and class of status; what the product asks itself is part of another answer. */
export function measureRequests(app: NestFastifyApplication): void {
  const durations = app.get(Metrics).durations({
    name: 'http_seconds',
    help: 'How long answers took.',
    labels: ['route', 'method', 'status'],
    buckets: BUCKETS,
  });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (req, reply, done) => {
      if (!isInternal(req)) {
        const method = METHODS.has(req.method) ? req.method : 'other';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        durations.observe({ route: routeOf(req), method, status }, reply.elapsedTime / 1000);
      }
      done();
    });
}
