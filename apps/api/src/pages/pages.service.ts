import fastifyStatic from '@fastify/static';
import { Injectable, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '@tuerca/contracts/errors';
import { liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { DatabaseHealthService } from '../platform/database/database-health.service';
import { CachedBody } from '../platform/http/cached-body';
import { askInside } from '../platform/http/internal-calls';
import { loggedPath } from '../platform/http/log.module';
import { ResponseCache } from '../platform/http/response-cache';
import { NOT_A_PAGE } from '../platform/http/server';
import { Metrics } from '../platform/metrics/metrics.service';
import { SharedLimits } from '../platform/realtime/shared-limits.service';
import { DrawingQueue } from './drawing-queue';
import { PageCache, recorder } from './page-cache';
import { WebBuild } from './web-build';

const HTML = 'text/html; charset=utf-8';
/** Loading the renderer takes a fifth of a second: it waits until the process has answered that it is ready. */
const WARM_UP = 1500;

/** Hashed names never change what they hold; a service worker's successor must not wait for its copy to age. */
const cacheOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
};

/** Built files that no browser opens as a document, as it would a drawing. */
const NO_DOCUMENT = /\/assets\/[^/]+\.(js|css|woff2)/;
/** Headers that protect a document: some 500 bytes on each of a page's files. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-catalogos',
];

interface Page {
  status: number;
  body: CachedBody;
}
interface Redirect {
  status: number;
  target: string;
}

/** Page without content, for the browser to draw. */
const emptyFrame = (build: WebBuild): Page => ({ status: 200, body: new CachedBody(build.fill(), HTML) });

/** Serves the web build on the API's port: hashed assets for a year, and every page drawn as a visitor meets it. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);
  private readonly build: WebBuild | null;
  private readonly cache = new PageCache((path) => this.answers.find(path)?.etag);
  private readonly queue: DrawingQueue;
  /** Many who ask for the same page at once share one drawing. */
  private readonly drawing = new Map<string, Promise<Page | Redirect>>();

  constructor(
    private readonly env: Environment,
    private readonly clock: Clock,
    private readonly answers: ResponseCache,
    private readonly database: DatabaseHealthService,
    limits: SharedLimits,
    metrics: Metrics,
  ) {
    this.queue = new DrawingQueue(env.LIMITE_FACTOR, limits, metrics);
    metrics.gauge({ name: 'page_cache_bytes', help: 'Memory of kept pages.' }, () => this.cache.size);
    this.build = WebBuild.find(env.TUERCA_WEB, env.MEDIA_URL);
  }

  /** Registers files and pages; nothing without a build. */
  async serve(app: NestFastifyApplication): Promise<void> {
    const { build } = this;
    if (!build) return;
    const server = app.getHttpAdapter().getInstance();
    await app.register(fastifyStatic, {
      root: build.root,
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['index.html*'],
      setHeaders: (res, path) => {
        void res.header('Cache-Control', cacheOf(path));
        if (NO_DOCUMENT.test(path)) for (const name of OF_DOCUMENTS) void res.removeHeader(name);
      },
    });
    server.get('/*', (req, reply) =>
      NOT_A_PAGE.test(req.url) ? reply.callNotFound() : this.answer(server, build, req, reply),
    );
    // A form that was sent before the page's code came (its method is POST): the page again, nothing of what was typed in an address.
    server.addHook('onRequest', (req, reply, done) => {
      if (req.method !== 'POST' || NOT_A_PAGE.test(req.url)) return done();
      const path = req.url.split('?')[0]!.replace(/^\/+/, '/');
      void reply.header('Cache-Control', 'no-store').redirect(path, 303);
    });
    server.addHook('onListen', (done) => {
      setTimeout(() => void build.load().catch((error: unknown) => this.logger.error(error)), WARM_UP).unref();
      done();
    });
  }

  private async answer(server: FastifyInstance, build: WebBuild, req: FastifyRequest, reply: FastifyReply) {
    const page = await this.page(server, build, req);
    if ('target' in page)
      return reply.header('Cache-Control', 'public, max-age=3600').redirect(page.target, page.status);
    void reply.code(page.status).header('Cache-Control', 'no-cache');
    return reply.send(page.body.encodeFor(req, reply));
  }

  private async page(server: FastifyInstance, build: WebBuild, { url, ip }: FastifyRequest): Promise<Page | Redirect> {
    const kept = await this.cache.find(url, (path) => askInside(server, path));
    if (kept) return kept;
    const known = this.drawing.get(url);
    if (known) return known;
    // A database that is away has nothing to draw: the browser says so, and asks again.
    if (!this.database.isWell) return emptyFrame(build);
    const drawing = this.queue
      .run(ip, () => this.draw(server, build, url))
      .then((drawn) => drawn ?? emptyFrame(build))
      .finally(() => this.drawing.delete(url));
    this.drawing.set(url, drawing);
    return drawing;
  }

  /** Draws a page; where drawing itself fails, the browser gets the empty frame and does it. */
  private async draw(server: FastifyInstance, build: WebBuild, url: string): Promise<Page | Redirect> {
    try {
      const renderPage = await build.load();
      if (!renderPage) return emptyFrame(build);
      const catalogos = liveCatalogos();
      const { ask, answers } = recorder((path) => this.ask(server, path));
      const { status, target, ...parts } = await renderPage({
        url,
        origen: this.env.PUBLIC_URL,
        media: this.env.MEDIA_URL ?? '',
        now: this.clock.now().getTime(),
        catalogos,
        ask,
      });
      if (target) return { status, target };
      const page = { status, body: new CachedBody(build.fill(parts), HTML), answers, catalogos: catalogos.version };
      this.cache.keep(url, page);
      return page;
    } catch (error) {
      this.logger.error(error, `No se pudo dibujar ${loggedPath(url)}`);
      return emptyFrame(build);
    }
  }

  /** A reading that was on its way to a server of the database when that went away has another server to ask. */
  private async ask(server: FastifyInstance, path: string) {
    const answer = await askInside(server, path);
    return answer.status === ERRORS.NO_DISPONIBLE.status && this.database.isWell ? askInside(server, path) : answer;
  }
}
