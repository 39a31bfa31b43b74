import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { Environment } from '../platform/config/environment';
import { accepts } from '../platform/http/cached-body';
import { Http } from '../platform/http/request-context';
import { toRobots } from './sitemap';
import { SitemapService } from './sitemap.service';

const XML = 'application/xml; charset=utf-8';
/** As long as the index and its parts are kept here. */
const KEPT = 'public, max-age=600';

/** Files that crawlers ask for first. */
@Controller()
export class CrawlersController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly env: Environment,
  ) {}

  @Get('/robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots() {
    return toRobots(this.env.PUBLIC_URL);
  }

  @Get('/sitemap.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', KEPT)
  index() {
    return this.sitemap.index();
  }

  @Get('/sitemaps/:part')
  async part(@Http() { req, reply }: Http): Promise<StreamableFile> {
    const text = await this.sitemap.part((req.params as { part: string }).part);
    void reply.headers({ 'Cache-Control': KEPT, Vary: 'Accept-Encoding' });
    if (!accepts(req, 'gzip')) return new StreamableFile(text, { type: XML });
    void reply.header('Content-Encoding', 'gzip');
    // Whoever goes away ends the reading too; its error is said by the stream that is sent.
    return new StreamableFile(
      pipeline(text, createGzip(), () => undefined),
      { type: XML },
    );
  }
}
