import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Envelope, FRESHNESS_CHECK } from './envelope';
import { CachedBody } from './cached-body';
import type { FreshnessCheck } from './reply';

/** Bytes that all kept answers may take. */
const MEMORY = 16 * 1024 * 1024;
const MAX_URL_LENGTH = 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

interface CachedAnswer {
  isFresh: FreshnessCheck;
  body: CachedBody;
}
type MarkedReply = FastifyReply & Envelope;

/**
 * Repeats public readings from memory, as bytes, for as long as the handler's `isFresh` says so: a repeat costs
 * neither a query nor a serialisation. Register it after the rate limit, which counts repeats like everything else.
 */
export function responseCache(app: NestFastifyApplication): void {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MEMORY,
    sizeCalculation: ({ body }, url) => 2 * body.identity.length + url.length + 500,
  });

  const repeat = (req: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const cached = answers.get(req.url);
    if (!cached) return done();
    if (cached.isFresh()) return void reply.send(cached.body.encodeFor(req, reply));
    answers.delete(req.url);
    done();
  };
  const mark = (
    _req: FastifyRequest,
    reply: MarkedReply,
    payload: Envelope | null,
    done: (error: null, payload: unknown) => void,
  ): void => {
    reply[FRESHNESS_CHECK] = payload?.[FRESHNESS_CHECK];
    done(null, payload);
  };
  const keep = (
    req: FastifyRequest,
    reply: MarkedReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void => {
    const isFresh = reply[FRESHNESS_CHECK];
    if (!isFresh || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const body = new CachedBody(payload, JSON_TYPE);
    if (req.url.length <= MAX_URL_LENGTH) answers.set(req.url, { isFresh, body });
    done(null, body.encodeFor(req, reply));
  };

  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      const endpoint = (route.config as { endpoint?: AnyEndpoint } | undefined)?.endpoint;
      if (endpoint?.access !== 'public' || endpoint.method !== 'GET' || route.method !== 'GET') return;
      route.onRequest = [route.onRequest ?? [], repeat].flat();
      route.preSerialization = [route.preSerialization ?? [], mark as never].flat();
      route.onSend = [route.onSend ?? [], keep as never].flat();
    });
}
