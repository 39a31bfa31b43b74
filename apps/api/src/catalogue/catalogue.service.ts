import { Injectable } from '@nestjs/common';
import type { CatalogueQuery, Facetas } from '@tuerca/contracts/catalogue/schemas';
import type { Producto, ProductoSummary } from '@tuerca/contracts/products/schemas';
import type { Vehiculo } from '@tuerca/contracts/garaje/vehiculo';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { RowCache } from '../platform/common/row-cache';
import { type FreshnessCheck, reply, replyPage, type Reply } from '../platform/http/reply';
import { StoresService } from '../stores/stores.service';
import { SystemService } from '../system/system.service';
import { CatalogueCache, VIGENCIA } from './catalogue-cache.service';
import { type CatalogueFilter, toFilter } from './catalogue-filter';
import { CatalogueRepository } from './catalogue.repository';
import { CatalogueVersion } from '../products/catalogue-version.service';
import { toOrden } from './catalogue-sort';
import { clavesDeVehiculo, type VehicleQuery, toVehiculo } from '../products/fit';
import { Freshness } from './freshness.service';
import type { FullProducto } from './catalogue-rows';
import { toFila, toCard } from './product-card.mapper';
import { toProducto } from './product-detail.mapper';

/** What everybody sees of the products: lists with filters and counts, one product, cards for other domains. */
@Injectable()
export class CatalogueService {
  /** Many open the same product at once: they share one reading. */
  private readonly details = new RowCache<FullProducto>({
    max: 500,
    ttl: VIGENCIA,
    version: (id) => this.version.product(id),
    read: (ids) => this.repository.findVisible(ids),
  });

  constructor(
    private readonly repository: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly stores: StoresService,
    private readonly system: SystemService,
    private readonly clock: Clock,
    private readonly freshness: Freshness,
    private readonly version: CatalogueVersion,
  ) {}

  /** One page of the catalogue, or of a store's or category's part of it. */
  async list(
    query: CatalogueQuery,
    fijo: { tiendaId?: string; categoria?: string } = {},
  ): Promise<Reply<ProductoSummary[]>> {
    const filter = toFilter(query, fijo);
    const vehiculo = toVehiculo(query);
    const isFresh = this.freshness.begin();
    const [tasa, total, facetas] = await Promise.all([
      this.system.tasa(),
      this.total(filter),
      query.facetas ? this.facets(filter, vehiculo) : undefined,
    ]);
    const docs = (query.page - 1) * query.limit < total ? await this.page(filter, query, !!vehiculo) : [];
    const moment = { tasa: tasa.valor, now: this.clock.now(), vehiculo };
    return replyPage(
      docs.map((doc) => (query.vista === 'lista' ? toFila(doc, moment) : toCard(doc, moment))),
      total,
      query,
      { tasa, ...(facetas && { facetas }) },
      isFresh(docs, true),
    );
  }

  /** One product with its store; throws PRODUCTO_NO_ENCONTRADO, for withdrawn ones too. */
  async get(id: string, query: VehicleQuery): Promise<Reply<Producto>> {
    const isFresh = this.freshness.begin();
    const clave = id.toLowerCase();
    const [docs, tasa] = await Promise.all([this.details.many([clave]), this.system.tasa()]);
    const doc = docs.get(clave);
    if (!doc) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const tienda = (await this.stores.recall([String(doc.tiendaId)])).get(String(doc.tiendaId));
    const detalle = {
      telefono: tienda?.telefono ?? null,
      valoracionPromedio: tienda?.valoracionPromedio ?? 0,
      numeroValoraciones: tienda?.numeroValoraciones ?? 0,
    };
    return reply(toProducto(doc, detalle, { tasa: tasa.valor, now: this.clock.now(), vehiculo: toVehiculo(query) }), {
      meta: { tasa },
      isFresh: isFresh([doc], false),
    });
  }

  /** Cards of visible products by id, in one query; the others are absent. With a vehicle they say whether they fit it. */
  async findCards(ids: string[], query: VehicleQuery): Promise<Map<string, ProductoSummary>> {
    const vehiculo = toVehiculo(query);
    const [docs, tasa] = await Promise.all([
      ids.length ? this.repository.findCards(ids, !!vehiculo) : [],
      this.system.tasa(),
    ]);
    const moment = { tasa: tasa.valor, now: this.clock.now(), vehiculo };
    return new Map(docs.map((doc) => [String(doc._id), toCard(doc, moment)]));
  }

  /** The most relevant hits of a global search and how many there are in all. */
  async search(
    texto: string,
    limit: number,
    vehiculo: VehicleQuery,
  ): Promise<{ hits: ProductoSummary[]; total: number; isFresh?: FreshnessCheck }> {
    const { data, extra } = await this.list({ search: texto, sort: 'relevance', page: 1, limit, ...vehiculo });
    return { hits: data, total: (extra.meta as { total: number }).total, isFresh: extra.isFresh };
  }

  private async total(filter: CatalogueFilter): Promise<number> {
    if (filter.impossible) return 0;
    return (await this.cache.total(filter, async () => ({ total: await this.repository.count(filter) }))).total;
  }

  private async facets(filter: CatalogueFilter, vehiculo?: Vehiculo): Promise<Facetas> {
    if (filter.impossible)
      return { categorias: [], marcas: [], precio: { min: 0, max: 0 }, ...(vehiculo && { sirve: 0 }) };
    const [facetas, sirve] = await Promise.all([
      this.cache.facet(filter, () => this.repository.facets(filter)),
      vehiculo && this.total({ ...filter, sirveA: clavesDeVehiculo(vehiculo) }),
    ]);
    return sirve === undefined ? facetas : { ...facetas, sirve };
  }

  private page(filter: CatalogueFilter, { sort, order, page, limit }: CatalogueQuery, ajuste: boolean) {
    const vista = { orden: toOrden({ sort, order }), relevancia: sort === 'relevance', ajuste, page, limit };
    return this.cache.page({ filter, vista }, () => this.repository.findPage(filter, vista));
  }
}
