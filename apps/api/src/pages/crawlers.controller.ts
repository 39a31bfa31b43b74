import { Controller, Get, Header } from '@nestjs/common';
import { Environment } from '../platform/config/environment';
import { toRobots } from './sitemap';
import { SitemapService } from './sitemap.service';

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
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=600')
  xml() {
    return this.sitemap.xml();
  }
}
