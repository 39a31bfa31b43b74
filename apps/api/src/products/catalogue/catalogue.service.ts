import { Injectable } from '@nestjs/common';
import type { CatalogueQuery } from '@tuerca/contracts/products/catalogue/schemas';
import type { Producto, ProductoSummary } from '@tuerca/contracts/products/products/schemas';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { StoresService } from '../../auth/stores/stores.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { JsonList } from '../../platform/http/json-list';
import { type Cacheable, pageMeta, type Reply, reply } from '../../platform/http/reply';
import type { Tag } from '../../platform/realtime/changes.service';
import { SystemService } from '../../platform/system/system.service';
import { CatalogueVersion } from '../products/catalogue-version.service';
import { toVehiculo, type VehicleQuery } from '../products/fit';
import type { ProductoDoc } from '../products/product.schema';
import { derivedPrices } from '../products/product-derived';
import { type IndexAnswer, type IndexQuery, ProductIndex } from '../search/product-index.service';
import { ServicesService } from '../services/services.service';
import { CardTexts } from './card-texts.service';
import { CatalogueRepository } from './catalogue.repository';
import { textOf, toFilter } from './catalogue-filter';
import { type CardMoment, toCard } from './product-card.mapper';
import { toProducto } from './product-detail.mapper';
import { searchFallbacks } from './search-fallbacks';

/** Offers of the same part that its page shows. */
const MAX_SAME_PART = 6;
/** Time for which a list is kept that the search engine did not answer, in milliseconds. */
const KEPT_UNCOUNTED = 2000;
/** Services that a search without products leads on to. */
const MAX_SERVICES = 3;

type ListQuery = CatalogueQuery & { stockMin?: number };
/** Part of a list's filter that its address fixes. */
interface ListScope {
  tiendaId?: string;
  categoria?: string;
}
type Shown = Pick<ProductoDoc, '_id' | 'precio' | 'precioOferta' | 'descuento' | 'promociones'>;

/** Public view of the products: lists with filters and counts, one product, cards for other domains. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly repository: CatalogueRepository,
    private readonly index: ProductIndex,
    private readonly stores: StoresService,
    private readonly services: ServicesService,
    private readonly workshops: WorkshopsService,
    private readonly system: SystemService,
    private readonly clock: Clock,
    private readonly version: CatalogueVersion,
    private readonly catalogos: LiveCatalogos,
    private readonly texts: CardTexts,
  ) {}

  /** One page of the catalogue, or of a store's or category's part of it. */
  async list(query: ListQuery, fixed: ListScope = {}): Promise<Reply<JsonList>> {
    return this.page(query, fixed, true, ({ hits }, moment) => {
      const { list, until } = this.texts.page(hits, moment, query.vista === 'lista');
      return { data: list, until };
    });
  }

  /** The same for other domains, as objects. */
  async listCards(query: ListQuery, fixed: ListScope = {}, leadsOn = true): Promise<Reply<ProductoSummary[]>> {
    return this.page(query, fixed, leadsOn, ({ hits }, moment) => {
      const cards = hits.map(({ card }) => card);
      return {
        data: hits.map(({ ajuste }, i) => ({ ...toCard(cards[i]!, moment), ...(ajuste && { ajuste }) })),
        until: changeOf(cards, moment.now),
      };
    });
  }

  /** `leadsOn`: false for whoever asks for services and workshops anyway. */
  private async page<D>(
    query: ListQuery,
    fixed: ListScope,
    leadsOn: boolean,
    draw: (answer: IndexAnswer, moment: CardMoment) => { data: D; until: number },
  ): Promise<Reply<D>> {
    const texto = textOf(query);
    const [tiendas, pickUpOnly = [], beyond = []] = await Promise.all([
      query.verificado ? this.stores.findVerifiedIds() : undefined,
      query.conEnvio ? this.stores.findPickUpOnlyIds() : undefined,
      query.llega ? this.stores.findBeyond(query.llega) : undefined,
    ]);
    const sinTiendas = [...pickUpOnly, ...beyond];
    const asked: IndexQuery = {
      filter: { ...toFilter(query, fixed), ...(tiendas && { tiendas }), ...(sinTiendas.length && { sinTiendas }) },
      texto,
      synonyms: this.catalogos.synonyms,
      sort: query.sort ?? (texto ? 'relevance' : 'newest'),
      order: query.order,
      page: query.page,
      limit: query.limit,
      vehiculo: toVehiculo(query),
      onlyFitting: query.sirve,
      facetas: query.facetas,
    };
    const tasa = await this.system.tasa();
    const answer = await this.index.find(asked);
    // Before anything is awaited: the cards are read from where the index has them now.
    const { data, until } = draw(answer, { tasa: tasa.valor, now: this.clock.now() });
    const { hits, total, facetas, ajustes, busqueda, sinConteos } = answer;
    const sirve = ajustes && ajustes.compatible + ajustes.sinConfirmar;
    const salidas = leadsOn && texto && !total && !sinConteos ? await this.fallbacks(texto, asked) : undefined;
    const meta = {
      ...pageMeta(total, query),
      tasa,
      ...(facetas && { facetas: { ...facetas, ...(sirve !== undefined && { sirve }) } }),
      ...(ajustes && { ajustes }),
      ...(sinConteos && { sinConteos }),
      ...(busqueda && { busqueda: { ...busqueda, ...(salidas && { salidas }) } }),
    };
    const more: Tag[] = salidas ? ['servicios', 'talleres'] : [];
    return reply(data, {
      meta,
      cache: {
        tags: this.tags(
          hits.map(({ id }) => id),
          'productos:listas',
          ...more,
        ),
        until: sinConteos ? Math.min(until, this.clock.now().getTime() + KEPT_UNCOUNTED) : until,
      },
    });
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
      entrega: this.stores.deliveryOf(tienda),
    };
    const now = this.clock.now();
    return reply(toProducto(doc, detail, { tasa: tasa.valor, now, vehiculo: toVehiculo(query) }), {
      meta: { tasa },
      cache: this.cacheable([doc], now),
    });
  }

  /** Cards of visible products in the order of their ids. */
  async several({ ids, ...vehicle }: VehicleQuery & { ids: string[] }): Promise<Reply<ProductoSummary[]>> {
    const [cards, tasa] = await Promise.all([this.findCards(ids, vehicle), this.system.tasa()]);
    return reply(
      ids.flatMap((id) => cards.get(id) ?? []),
      { meta: { tasa } },
    );
  }

  /** The same part in other stores, cheapest first; nothing for a product that is not on sale. */
  async samePart(id: string, vehicle: VehicleQuery): Promise<Reply<ProductoSummary[]>> {
    const [tasa, found] = await Promise.all([this.system.tasa(), this.index.samePart(id)]);
    const now = this.clock.now();
    const cards = found
      .map((card) => toCard(card, { tasa: tasa.valor, now, vehiculo: toVehiculo(vehicle) }))
      .sort((a, b) => a.precioFinal - b.precioFinal || (a._id < b._id ? -1 : 1))
      .slice(0, MAX_SAME_PART);
    return reply(cards, { meta: { tasa }, cache: this.cacheable(found, now, 'productos:listas') });
  }

  /** Cards of visible products by id; the others are absent. With a vehicle they say whether they fit it. */
  async findCards(ids: string[], query: VehicleQuery): Promise<Map<string, ProductoSummary>> {
    const [tasa, found] = await Promise.all([this.system.tasa(), this.index.cardsOf(ids)]);
    const moment = { tasa: tasa.valor, now: this.clock.now(), vehiculo: toVehiculo(query) };
    return new Map([...found].map(([id, card]) => [id, toCard(card, moment)]));
  }

  /** The most relevant hits of a global search and how many its page lists: what is available, else the sold out. */
  async search(text: string, limit: number, vehiculo: VehicleQuery): Promise<Reply<ProductoSummary[]>> {
    const asked = { search: text, sort: 'relevance', page: 1, limit, ...vehiculo } as const;
    const available = await this.listCards({ ...asked, disponible: true }, {}, false);
    return available.data.length ? available : this.listCards(asked, {}, false);
  }

  /** Whether a text finds anything that is for sale, sold out or not. */
  async finds(text: string): Promise<boolean> {
    const asked = { synonyms: this.catalogos.synonyms, filter: {}, sort: 'relevance', page: 1, limit: 1 } as const;
    const { total, sinConteos } = await this.index.find({ ...asked, texto: text });
    // The database alone misses synonyms and slips: it cannot say that nobody sells it.
    return total > 0 || !!sinConteos;
  }

  private async fallbacks(texto: string, asked: IndexQuery): Promise<NonNullable<Busqueda['salidas']>> {
    const [services, workshops, others] = await Promise.all([
      this.services.search(texto, MAX_SERVICES),
      this.workshops.search(texto, 1),
      searchFallbacks(asked, (other) => this.index.find(other)),
    ]);
    return {
      ...others,
      servicios: services.hits.map(({ _id, nombre, taller }) => ({
        nombre,
        ruta: `/servicios/mecanicos/${_id}`,
        taller: taller.nombre,
      })),
      totales: { servicios: services.total, talleres: workshops.total },
    };
  }

  /** Tags and duration of an answer with these products; a discount that opens or closes changes a price without any write. */
  private cacheable(shown: Shown[], now: Date, ...more: Tag[]): Cacheable {
    return {
      tags: this.tags(
        shown.map(({ _id }) => String(_id)),
        ...more,
      ),
      until: changeOf(shown, now),
    };
  }

  private tags(ids: string[], ...more: Tag[]): Tag[] {
    return ['configuracion', 'tiendas', 'catalogos', ...more, ...this.version.tags(ids)];
  }
}

/** Instant, in milliseconds, at which the first of the prices changes by itself. */
const changeOf = (shown: Shown[], now: Date): number =>
  Math.min(...shown.map((doc) => derivedPrices(doc, now).precioCambiaEn?.getTime() ?? Infinity));
