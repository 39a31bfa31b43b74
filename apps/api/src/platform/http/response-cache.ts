import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { Clock } from '../common/clock';
import { Metrics } from '../metrics/metrics.service';
import { Changes } from '../realtime/changes.service';
import { CachedBody } from './cached-body';
import { CACHEABLE, type Envelope } from './envelope';
import type { Cacheable } from './reply';

/** Bytes that all kept answers may take. */
const MEMORY = 16 * 1024 * 1024;
const MAX_URL_LENGTH = 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Longest time for which an answer is repeated, in milliseconds: other instances without Redis cannot announce their writes. */
const MAX_AGE = 15_000;

/** Start of an answer: by the clock, and by the number of the latest change. */
interface Moment {
  time: number;
  latest: number;
}
interface CachedAnswer extends Cacheable {
  readAt: Moment;
  body: CachedBody;
}
type MarkedReply = FastifyReply & { readAt?: Moment; cacheable?: Cacheable; waited?: boolean; release?: () => void };
type Next = (error: null, payload: unknown) => void;

/** Answers of public readings by address, as bytes, for as long as what their handlers say they rest on is unchanged. */
@Injectable()
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MEMORY,
    sizeCalculation: ({ body, tags }, url) => 2 * body.identity.length + url.length + 50 * tags.length + 500,
  });

  /** Addresses that are being read for the first time, until their answer is here. */
  private readonly reading = new Map<string, Promise<void>>();

  constructor(
    private readonly clock: Clock,
    private readonly changes: Changes,
    metrics: Metrics,
  ) {
    metrics.gauge({ name: 'answer_cache_bytes', help: 'Memory of kept answers.' }, () => this.size);
  }

  /** Bytes of all kept answers. */
  get size(): number {
    return this.answers.calculatedSize;
  }

  /** Cached answer of this address if it still holds; does not run the call. */
  find(url: string): CachedBody | undefined {
    const answer = this.answers.get(url);
    if (!answer) return undefined;
    const { body, readAt, tags, until = Infinity } = answer;
    const time = this.clock.now().getTime();
    const inTime = time >= readAt.time && time < Math.min(until, readAt.time + MAX_AGE);
    if (inTime && this.changes.unchanged(readAt.latest, tags)) return body;
    this.answers.delete(url);
  }

  /**
   * Repeats what it knows before a handler is asked: a repeat costs neither a query nor a serialisation. Who asks for what
   * is being read waits for that answer, once. Call it after the rate limit is registered, which counts repeats like
   * everything else.
   */
  serve(app: NestFastifyApplication): void {
    const repeat = (req: FastifyRequest, reply: MarkedReply, done: () => void): void => {
      const body = this.find(req.url);
      if (body) return void reply.send(body.encodeFor(req, reply));
      const reading = this.reading.get(req.url);
      if (reading && !reply.waited) {
        reply.waited = true;
        return void reading.then(() => repeat(req, reply, done));
      }
      if (!reading) this.announce(req.url, reply);
      // Before the handler reads: what a write overtakes is kept under a number that has passed.
      reply.readAt = { time: this.clock.now().getTime(), latest: this.changes.latest };
      done();
    };
    const mark = (_req: FastifyRequest, reply: MarkedReply, payload: Envelope | null, done: Next): void => {
      reply.cacheable = payload?.[CACHEABLE];
      done(null, payload);
    };
    const keep = (req: FastifyRequest, reply: MarkedReply, payload: unknown, done: Next): void => {
      const { cacheable, readAt } = reply;
      const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
      const isKept = cacheable && readAt && reply.statusCode === 200 && isWhole;
      const body = isKept && new CachedBody(payload, JSON_TYPE);
      if (body && req.url.length <= MAX_URL_LENGTH) this.answers.set(req.url, { ...cacheable, readAt, body });
      reply.release?.();
      done(null, body ? body.encodeFor(req, reply) : payload);
    };
    const server = app.getHttpAdapter().getInstance();
    server.addHook('onRoute', (route) => {
      const endpoint = (route.config as { endpoint?: AnyEndpoint } | undefined)?.endpoint;
      if (endpoint?.access !== 'public' || endpoint.method !== 'GET' || route.method !== 'GET') return;
      route.onRequest = [route.onRequest ?? [], repeat].flat();
      route.preSerialization = [route.preSerialization ?? [], mark as never].flat();
      route.onSend = [route.onSend ?? [], keep].flat();
    });
  }
  private announce(url: string, reply: MarkedReply): void {
    let resolve!: () => void;
    const reading = new Promise<void>((done) => (resolve = done));
    this.reading.set(url, reading);
    reply.release = () => {
      this.reading.delete(url);
      reply.release = undefined;
      resolve();
    };
    // A caller who leaves early must not hold the others.
    reply.raw.once('close', () => reply.release?.());
  }
}
