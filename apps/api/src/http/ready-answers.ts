import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnyEndpoint } from '@tuerca/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Envelope, HOLDS } from './envelope';
import type { Holds } from './reply';

/** Bytes that all kept answers may take. */
const MEMORIA = 16 * 1024 * 1024;
const DIRECCION_MAX = 1024;
/** Below this many bytes an answer fits into one packet anyway. */
const COMPRIMIR = 1024;
const TIPO = 'application/json; charset=utf-8';

interface Lista {
  holds: Holds;
  etag: string;
  /** As it is, and as it was compressed when somebody first asked for that. */
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}
type Marcada = FastifyReply & Envelope;

const acepta = (req: FastifyRequest, codificacion: string): boolean =>
  String(req.headers['accept-encoding'] ?? '').split(',').some((una) => {
    const [nombre, q] = una.trim().split(/\s*;\s*q=/);
    return nombre === codificacion && (q === undefined || Number(q) > 0);
  });

/** The answer in the caller's best encoding, with its headers; empty when the caller has it already. */
function dress(req: FastifyRequest, reply: FastifyReply, lista: Lista): Buffer | null {
  void reply.header('ETag', lista.etag).header('Vary', 'Accept-Encoding').header('Content-Type', TIPO);
  const suya = req.headers['if-none-match'];
  if (suya && (suya === '*' || suya.split(',').some((etag) => etag.trim() === lista.etag))) {
    void reply.code(304).removeHeader('Content-Type');
    return null;
  }
  if (lista.identity.length <= COMPRIMIR) return lista.identity;
  const codificacion = acepta(req, 'br') ? 'br' : acepta(req, 'gzip') ? 'gzip' : null;
  if (!codificacion) return lista.identity;
  void reply.header('Content-Encoding', codificacion);
  if (codificacion === 'gzip') return (lista.gzip ??= gzipSync(lista.identity));
  return (lista.br ??= brotliCompressSync(lista.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: lista.identity.length } }));
}

/**
 * Repeats public readings from memory, as bytes, for as long as the handler's `holds` says that they are true: a repeat costs
 * neither a query nor a serialisation. Register it after the rate limit, which counts repeats like everything else.
 */
export function readyAnswers(app: NestFastifyApplication): void {
  const listas = new LRUCache<string, Lista>({ maxSize: MEMORIA, sizeCalculation: ({ identity }, url) => 2 * identity.length + url.length + 500 });

  const repeat = (req: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const lista = listas.get(req.url);
    if (!lista) return done();
    if (lista.holds()) return void reply.send(dress(req, reply, lista));
    listas.delete(req.url);
    done();
  };
  const mark = (_req: FastifyRequest, reply: Marcada, payload: Envelope | null, done: (error: null, payload: unknown) => void): void => {
    reply[HOLDS] = payload?.[HOLDS];
    done(null, payload);
  };
  const keep = (req: FastifyRequest, reply: Marcada, payload: unknown, done: (error: null, payload: unknown) => void): void => {
    const holds = reply[HOLDS];
    if (!holds || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const lista = { holds, identity: Buffer.from(payload), etag: `W/"${createHash('sha1').update(payload).digest('base64url')}"` };
    if (req.url.length <= DIRECCION_MAX) listas.set(req.url, lista);
    done(null, dress(req, reply, lista));
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
