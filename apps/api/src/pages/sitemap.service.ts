import { addAbortSignal, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_PATHS } from '@tuerca/contracts/pages/documents';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { StoresService } from '../auth/stores/stores.service';
import { WorkshopsService } from '../auth/workshops/workshops.service';
import { AppError } from '../platform/common/app-error';
import { mapEach } from '../platform/common/batches';
import { Environment } from '../platform/config/environment';
import type { IdRange, RangeReader } from '../platform/database/id-ranges';
import { SystemService } from '../platform/system/system.service';
import { ProductsService } from '../products/products/products.service';
import { ServicesService } from '../products/services/services.service';
import { type SitemapPage, toSitemapIndex, toSitemapPart } from './sitemap';

/** Time for which the cut of a collection and the index are kept, in milliseconds: crawlers need no fresher ones. */
const TTL = 10 * 60_000;
/** Parts that a process writes at once, and the longest that one takes, in milliseconds: each reads thousands of documents. */
const AT_ONCE = 4;
const WRITE_WITHIN = 60_000;
const PART_FORM = /^([a-z]+)-([1-9]\d{0,5})\.xml$/;
const PAGES = 'paginas';
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

/** Documents of one kind, and the path below which each has its page. */
interface Source {
  base: string;
  reader: Pick<RangeReader<unknown>, 'cut' | 'hasAny' | 'read'>;
}

/** Every page that search engines may show: an index, and parts that are read by ranges of ids while they are sent. */
@Injectable()
export class SitemapService {
  /** Addresses of one part at most; the protocol's limit is 50,000. Between two cuts a range may grow by documents with older ids. */
  readonly partSize: number = 45_000;
  private readonly cuts = new LRUCache<string, Promise<IdRange[]>>({ max: 8, ttl: TTL });
  private readonly indexes = new LRUCache<'index', Promise<string[]>>({ max: 1, ttl: TTL });
  private readonly sources: Record<string, Source>;
  private writing = 0;

  constructor(
    private readonly env: Environment,
    private readonly system: SystemService,
    products: ProductsService,
    stores: StoresService,
    workshops: WorkshopsService,
    services: ServicesService,
  ) {
    this.sources = {
      tiendas: { base: '/producto/tienda', reader: stores.ranges() },
      talleres: { base: '/talleres', reader: workshops.ranges() },
      servicios: { base: '/servicios/mecanicos', reader: services.ranges() },
      productos: { base: '/producto', reader: products.ranges() },
    };
  }

  async index(): Promise<string> {
    // Not kept: it is another one as soon as there is a rate.
    const parts = (await this.isOpen()) ? await keep(this.indexes, 'index', () => this.parts()) : [`${PAGES}-1`];
    return toSitemapIndex(
      this.env.PUBLIC_URL,
      parts.map((part) => `/sitemaps/${part}.xml`),
    );
  }

  /** One part by the name of its file; throws NO_ENCONTRADO, and NO_DISPONIBLE while enough are written. */
  async part(file: string): Promise<Readable> {
    const [, kind = '', n] = PART_FORM.exec(file) ?? [];
    const pages = await this.pages(kind, Number(n));
    if (!pages) throw new AppError('NO_ENCONTRADO');
    if (this.writing >= AT_ONCE) throw new AppError('NO_DISPONIBLE');
    this.writing++;
    const text = Readable.from(toSitemapPart(this.env.PUBLIC_URL, pages));
    text.once('close', () => this.writing--);
    return addAbortSignal(AbortSignal.timeout(WRITE_WITHIN), text);
  }

  private async pages(kind: string, n: number): Promise<AsyncIterable<SitemapPage> | SitemapPage[] | null> {
    const isOpen = await this.isOpen();
    if (kind === PAGES && n === 1) return isOpen ? fixedPages() : OPEN_BEFORE.map((path) => ({ path }));
    const source = Object.hasOwn(this.sources, kind) && this.sources[kind];
    const range = isOpen && source && (await this.cut(kind, source))[n - 1];
    if (!range) return null;
    const { base, reader } = source;
    return mapEach(reader.read(range), ({ id, updatedAt }) => ({ path: `${base}/${id}`, updatedAt }));
  }

  /** Names of all parts that hold something. */
  private async parts(): Promise<string[]> {
    const names = [`${PAGES}-1`];
    for (const [kind, source] of Object.entries(this.sources))
      for (const [at, range] of (await this.cut(kind, source)).entries())
        if (await source.reader.hasAny(range)) names.push(`${kind}-${at + 1}`);
    return names;
  }

  private cut(kind: string, { reader }: Source): Promise<IdRange[]> {
    return keep(this.cuts, kind, () => reader.cut(this.partSize));
  }

  private async isOpen(): Promise<boolean> {
    return !!(await this.system.public()).tasa;
  }
}

const fixedPages = (): SitemapPage[] =>
  [...FIXED, ...categorias().map(({ id }) => `/productos?category=${id}`)].map((path) => ({ path }));

/** The value kept under a key, or one made now; a failure is not kept. */
function keep<K extends string, T>(kept: LRUCache<K, Promise<T>>, key: K, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
