import { Injectable } from '@nestjs/common';
import type { CatalogueQuery, Facetas } from '@tuerca/contracts/catalogue/schemas';
import type { Producto, ProductoSummary } from '@tuerca/contracts/products/schemas';
import type { Vehiculo } from '@tuerca/contracts/garaje/vehiculo';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { type Cacheable, reply, replyPage, type Reply } from '../platform/http/reply';
import type { Tag } from '../platform/realtime/changes.service';
import { StoresService } from '../stores/stores.service';
import { SystemService } from '../system/system.service';
import { CatalogueCache } from './catalogue-cache.service';
import { type CatalogueFilter, toFilter } from './catalogue-filter';
import { CatalogueRepository } from './catalogue.repository';
import { CatalogueVersion } from '../products/catalogue-version.service';
import { toSortSpec } from './catalogue-sort';
import { vehiculoKeys, type VehicleQuery, toVehiculo } from '../products/fit';
import { derivedPrices } from '../products/product-derived';
import type { ProductoDoc } from '../products/product.schema';
import { toRow, toCard } from './product-card.mapper';
import { toProducto } from './product-detail.mapper';

type Shown = Pick<ProductoDoc, '_id' | 'precio' | 'precioOferta' | 'descuento' | 'promociones'>;

/** What everybody sees of the products: lists with filters and counts, one product, cards for other domains. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly repository: CatalogueRepository,
    private readonly cache: CatalogueCache,
    private readonly stores: StoresService,
    private readonly system: SystemService,
    private readonly clock: Clock,
    private readonly version: CatalogueVersion,
  ) {}

  /** One page of the catalogue, or of a store's or category's part of it. */
  async list(
    query: CatalogueQuery & { stockMin?: number },
    fixed: { tiendaId?: string; categoria?: string } = {},
  ): Promise<Reply<ProductoSummary[]>> {
    const filter = toFilter(query, fixed);
    const vehiculo = toVehiculo(query);
    const [tasa, total, facetas] = await Promise.all([
      this.system.tasa(),
      this.total(filter),
      query.facetas ? this.facets(filter, vehiculo) : undefined,
    ]);
    const docs = (query.page - 1) * query.limit < total ? await this.page(filter, query, !!vehiculo) : [];
    const moment = { tasa: tasa.valor, now: this.clock.now(), vehiculo };
    return replyPage(
      docs.map((doc) => (query.vista === 'lista' ? toRow(doc, moment) : toCard(doc, moment))),
      total,
      query,
      { tasa, ...(facetas && { facetas }) },
      this.cacheable(docs, moment.now, 'productos:listas'),
    );
  }

  /** One product with its store; throws PRODUCTO_NO_ENCONTRADO, for withdrawn ones too. */
  async get(id: string, query: VehicleQuery): Promise<Reply<Producto>> {
    const [doc, tasa] = await Promise.all([this.repository.findVisible(id), this.system.tasa()]);
    if (!doc) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const tienda = (await this.stores.recall([String(doc.tiendaId)])).get(String(doc.tiendaId));
    const detail = {
      telefono: tienda?.telefono ?? null,
      valoracionPromedio: tienda?.valoracionPromedio ?? 0,
      numeroValoraciones: tienda?.numeroValoraciones ?? 0,
    };
    const now = this.clock.now();
    return reply(toProducto(doc, detail, { tasa: tasa.valor, now, vehiculo: toVehiculo(query) }), {
      meta: { tasa },
      cache: this.cacheable([doc], now),
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
  search(text: string, limit: number, vehiculo: VehicleQuery): Promise<Reply<ProductoSummary[]>> {
    return this.list({ search: text, sort: 'relevance', page: 1, limit, ...vehiculo });
  }

  /** What an answer with these products rests on; a discount that opens or closes changes a price without any write. */
  private cacheable(shown: Shown[], now: Date, ...more: Tag[]): Cacheable {
    return {
      tags: ['configuracion', 'tiendas', ...more, ...this.version.tags(shown.map(({ _id }) => String(_id)))],
      until: Math.min(...shown.map((doc) => derivedPrices(doc, now).precioCambiaEn?.getTime() ?? Infinity)),
    };
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
      vehiculo && this.total({ ...filter, sirveA: vehiculoKeys(vehiculo) }),
    ]);
    return sirve === undefined ? facetas : { ...facetas, sirve };
  }

  private page(filter: CatalogueFilter, { sort, order, page, limit }: CatalogueQuery, ajuste: boolean) {
    const view = { sort: toSortSpec({ sort, order }), byRelevance: sort === 'relevance', ajuste, page, limit };
    return this.cache.page({ filter, view }, () => this.repository.findPage(filter, view));
  }
}
