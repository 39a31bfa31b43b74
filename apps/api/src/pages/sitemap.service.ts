import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_PATHS } from '@tuerca/contracts/pages/documents';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { StoresService } from '../auth/stores/stores.service';
import { WorkshopsService } from '../auth/workshops/workshops.service';
import { Environment } from '../platform/config/environment';
import { SITEMAP_MAX } from '../platform/http/sitemap-entry';
import { SystemService } from '../platform/system/system.service';
import { ProductsService } from '../products/products/products.service';
import { ServicesService } from '../products/services/services.service';
import { pagesOf, toSitemap } from './sitemap';

/** Crawlers need no fresher list, in milliseconds. */
const TTL = 10 * 60_000;
const FIXED = [
  '/',
  '/productos',
  '/tiendas',
  '/talleres',
  '/servicios/mecanicos',
  '/glosario',
  '/registro',
  ...DOCUMENT_PATHS,
];
/** Pages that can be read before the shop opens (ADR 62). */
const OPEN_BEFORE = ['/glosario', '/registro', ...DOCUMENT_PATHS];

/** Every page that search engines may show. */
@Injectable()
export class SitemapService {
  private readonly kept = new LRUCache<'xml', Promise<string>>({ max: 1, ttl: TTL });

  constructor(
    private readonly env: Environment,
    private readonly products: ProductsService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly services: ServicesService,
    private readonly system: SystemService,
  ) {}

  async xml(): Promise<string> {
    // Not kept: it is another one as soon as there is a rate.
    if (!(await this.system.public()).tasa)
      return toSitemap(
        this.env.PUBLIC_URL,
        OPEN_BEFORE.map((path) => ({ path })),
      );
    const known = this.kept.get('xml');
    if (known) return known;
    const made = this.make();
    this.kept.set('xml', made);
    // A failure is not worth keeping.
    made.catch(() => this.kept.delete('xml'));
    return made;
  }

  private async make(): Promise<string> {
    const [products, stores, workshops, services] = await Promise.all([
      this.products.findForSitemap(),
      this.stores.findForSitemap(),
      this.workshops.findForSitemap(),
      this.services.findForSitemap(),
    ]);
    const pages = [
      ...FIXED.map((path) => ({ path })),
      ...categorias().map(({ id }) => ({ path: `/productos?category=${id}` })),
      ...pagesOf('/producto/tienda', stores),
      ...pagesOf('/talleres', workshops),
      ...pagesOf('/servicios/mecanicos', services),
      ...pagesOf('/producto', products),
    ];
    return toSitemap(this.env.PUBLIC_URL, pages.slice(0, SITEMAP_MAX));
  }
}
