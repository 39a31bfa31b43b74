import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Envelope, HOLDS } from './envelope';
import { KeptBody } from './kept-body';
import type { Holds } from './reply';

/** Bytes that all kept answers may take. */
const MEMORIA = 16 * 1024 * 1024;
const DIRECCION_MAX = 1024;
const TIPO = 'application/json; charset=utf-8';

interface Lista {
  holds: Holds;
  body: KeptBody;
}
type Marcada = FastifyReply & Envelope;

/**
 * Repeats public readings from memory, as bytes, for as long as the handler's `holds` says that they are true: a repeat costs
 * neither a query nor a serialisation. Register it after the rate limit, which counts repeats like everything else.
 */
export function readyAnswers(app: NestFastifyApplication): void {
  const listas = new LRUCache<string, Lista>({
    maxSize: MEMORIA,
    sizeCalculation: ({ body }, url) => 2 * body.identity.length + url.length + 500,
  });

  const repeat = (req: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const lista = listas.get(req.url);
    if (!lista) return done();
    if (lista.holds()) return void reply.send(lista.body.dress(req, reply));
    listas.delete(req.url);
    done();
  };
  const mark = (
    _req: FastifyRequest,
    reply: Marcada,
    payload: Envelope | null,
    done: (error: null, payload: unknown) => void,
  ): void => {
    reply[HOLDS] = payload?.[HOLDS];
    done(null, payload);
  };
  const keep = (
    req: FastifyRequest,
    reply: Marcada,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void => {
    const holds = reply[HOLDS];
    if (!holds || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const body = new KeptBody(payload, TIPO);
    if (req.url.length <= DIRECCION_MAX) listas.set(req.url, { holds, body });
    done(null, body.dress(req, reply));
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
