import { Injectable } from '@nestjs/common';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { NuevoServicio } from '@tuerca/contracts/products/services/form';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { type Point, readPoint } from '@tuerca/contracts/venezuela/distance';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { AppError } from '../../platform/common/app-error';
import { firstFinding } from '../../platform/common/first-finding';
import { groupBy } from '../../platform/common/group-by';
import type { RangeReader } from '../../platform/database/id-ranges';
import type { RatingChange } from '../../platform/database/running-average';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Cacheable, type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { SystemService } from '../../platform/system/system.service';
import { distanceOf, workshopsOfPage } from './nearest';
import type { ServicioDoc } from './service.schema';
import { cardFields, derivedFields } from './service-cards.service';
import { SERVICE_SORT_KEYS, type ServiceFilter, textFiltersOf, toServiceFilters } from './service-filter';
import { toServicio } from './services.mapper';
import { ServicesRepository } from './services.repository';

/** Fields of a service that a booking needs: price in dollars, time in hours. */
export type BookableService = Pick<
  ServicioDoc,
  'nombre' | 'categoria' | 'precio' | 'precioFijo' | 'tiempoEstimado' | 'imagenes'
> & { id: string; tallerId: string };
type Query = Parsed<typeof services.list>['query'];
type Page = Partial<Query> & Pick<Query, 'page' | 'limit'>;

/** A price that no offer has been looked at for. */
export const unpriced = (precio: number) => ({ precioVigente: precio, vigenteHasta: '' });

/** Fields of a service that other domains keep or ask for; `precio` dollars, `tiempoEstimado` hours. */
type ServiceCard = Pick<ServicioDoc, 'nombre' | 'categoria' | 'precio' | 'tiempoEstimado'> & {
  id: string;
  tallerId: string;
};
/** Every answer shows prices in Bs. at the configured rate. */
const CACHE: Cacheable = { tags: ['servicios', 'configuracion', 'catalogos'] };

/** Services of workshops. */
@Injectable()
export class ServicesService {
  constructor(
    private readonly repository: ServicesRepository,
    private readonly workshops: WorkshopsService,
    private readonly system: SystemService,
    private readonly changes: Changes,
    private readonly transactions: Transactions,
    private readonly catalogos: LiveCatalogos,
  ) {}

  /** Number of a workshop's services, those that cannot be booked included. */
  countOwn(tallerId: string): Promise<number> {
    return this.repository.countOwn(tallerId);
  }

  /** Offers a service; `extra` is for demo data. Throws NO_ENCONTRADO when there is no such workshop. */
  async create(
    tallerId: string,
    form: NuevoServicio,
    extra: Partial<Pick<ServicioDoc, 'prioridad' | 'createdAt'>> = {},
    outer?: Tx,
  ): Promise<ServicioDoc> {
    const write = async (tx: Tx) => {
      const card = await this.workshops.holdCard(tallerId, tx);
      if (!card) throw new AppError('NO_ENCONTRADO');
      const { coordenadas, ...copied } = cardFields(card);
      const fields = {
        ...form,
        tallerId,
        ...copied,
        ...(coordenadas && { coordenadas }),
        activo: true,
        visible: card.activo,
      };
      const derived = { ...derivedFields(card, form), ...unpriced(form.precio) };
      const doc = await this.repository.insert({ ...fields, ...derived, ...extra } as never, tx);
      this.changes.bump('servicios', tx);
      return doc;
    };
    return outer ? write(outer) : this.transactions.run(write);
  }

  /**
   * Fields that a service is found and sorted by; with `tx` for writing them there. Throws NO_ENCONTRADO when there is no such
   * workshop.
   */
  async derived(tallerId: string, form: Pick<NuevoServicio, 'nombre' | 'categoria'>, tx?: Tx) {
    const card = await (tx ? this.workshops.holdCard(tallerId, tx) : this.workshops.findCard(tallerId));
    if (!card) throw new AppError('NO_ENCONTRADO');
    return derivedFields(card, form);
  }

  /** One page of what can be booked, with the counts of the filters and the rate of the prices. */
  async list(query: Query): Promise<Reply<Servicio[]>> {
    const tasa = await this.system.tasa();
    const filters = toServiceFilters(query, { tasa: tasa.valor, synonyms: this.catalogos.synonyms });
    const page = { orden: SERVICE_SORT_KEYS[query.sortBy], page: query.page, limit: query.limit };
    const from = query.cerca ? readPoint(query.cerca) : null;
    const nearest = from && query.sortBy === 'prioridad' ? from : null;
    const { docs, total, filter } = await firstFinding(filters, (one) =>
      nearest ? this.nearest(one, nearest, page) : this.repository.findPage(one, page),
    );
    const facetas = await this.repository.facets(filter);
    return replyPage(
      docs.map((doc) => toServicio(doc, tasa.valor, from && distanceOf(doc, from))),
      total,
      query,
      { facetas, tasa },
      CACHE,
    );
  }

  /** One page, by the distance of the workshops; those whose place is unknown come last. */
  private async nearest(
    filter: ServiceFilter,
    from: Point,
    { orden, page, limit }: { orden: Record<string, 1 | -1>; page: number; limit: number },
  ) {
    const counts = await this.repository.countByWorkshop(filter);
    const chosen = workshopsOfPage(counts, from, { page, limit });
    if (!chosen.tallerIds.length) return { docs: [], total: chosen.total };
    const docs = await this.repository.findOfWorkshops(filter, chosen.tallerIds, orden);
    const byWorkshop = groupBy(docs, ({ tallerId }) => String(tallerId));
    const sorted = chosen.tallerIds.flatMap((id) => byWorkshop.get(String(id)) ?? []);
    return { docs: sorted.slice(chosen.skip, chosen.skip + limit), total: chosen.total };
  }

  /** One page of a workshop's services; empty when there is no such workshop. */
  async byWorkshop(tallerId: string, query: Page): Promise<Reply<Servicio[]>> {
    const { valor } = await this.system.tasa();
    const filters = toServiceFilters(query, { tasa: valor, synonyms: this.catalogos.synonyms }, tallerId);
    const { docs, total } = await firstFinding(filters, (filter) =>
      this.repository.findPage(filter, {
        orden: SERVICE_SORT_KEYS[query.sortBy ?? 'prioridad'],
        page: query.page,
        limit: query.limit,
      }),
    );
    return replyPage(
      docs.map((doc) => toServicio(doc, valor)),
      total,
      query,
      {},
      CACHE,
    );
  }

  /** Services that a workshop is asked for most; empty when there is no such workshop. */
  async popular(tallerId: string, limit: number): Promise<Reply<Servicio[]>> {
    const [docs, { valor }] = await Promise.all([this.repository.findPopular(tallerId, limit), this.system.tasa()]);
    return reply(
      docs.map((doc) => toServicio(doc, valor)),
      { cache: CACHE },
    );
  }

  /** One service; throws SERVICIO_NO_ENCONTRADO, also for services of inactive workshops. */
  async get(id: string): Promise<Reply<Servicio>> {
    const [doc, { valor }] = await Promise.all([this.repository.findVisible(id), this.system.tasa()]);
    if (!doc) throw new AppError('SERVICIO_NO_ENCONTRADO');
    return reply(toServicio(doc, valor), { cache: CACHE });
  }

  /** The best hits of a global search and how many there are in all. */
  async search(text: string, limit: number): Promise<{ hits: Servicio[]; total: number }> {
    const filters = textFiltersOf(text, this.catalogos.synonyms);
    if (!filters.length) return { hits: [], total: 0 };
    const [{ docs, total }, { valor }] = await Promise.all([
      firstFinding(filters, (one) =>
        this.repository.findPage(one, { orden: SERVICE_SORT_KEYS.prioridad, page: 1, limit }),
      ),
      this.system.tasa(),
    ]);
    return { hits: docs.map((doc) => toServicio(doc, valor)), total };
  }

  /** Every service with a page of its own. */
  ranges(): RangeReader<ServicioDoc> {
    return this.repository.ranges();
  }

  /** Workshop and name of a service; null when it does not exist or cannot be seen. */
  async findOwner(id: string): Promise<{ tallerId: string; nombre: string } | null> {
    const doc = await this.repository.findVisible(id);
    return doc && { tallerId: String(doc.tallerId), nombre: doc.nombre };
  }

  /** Services that can be seen, by id, in one query; others are absent. */
  async findCards(ids: string[]): Promise<Map<string, ServiceCard>> {
    const docs = ids.length ? await this.repository.findVisibleByIds([...new Set(ids)]) : [];
    return new Map(
      docs.map(({ _id, tallerId, nombre, categoria, precio, tiempoEstimado }) => {
        const id = String(_id);
        return [id, { id, tallerId: String(tallerId), nombre, categoria, precio, tiempoEstimado }];
      }),
    );
  }

  /** A service that can be booked now; throws SERVICIO_NO_ENCONTRADO, also for what its workshop withdrew. */
  async findBookable(id: string): Promise<BookableService> {
    const doc = await this.repository.findVisible(id);
    if (!doc?.disponible) throw new AppError('SERVICIO_NO_ENCONTRADO');
    const { nombre, categoria, precio, precioFijo, tiempoEstimado, imagenes } = doc;
    return { id, tallerId: String(doc.tallerId), nombre, categoria, precio, precioFijo, tiempoEstimado, imagenes };
  }

  /** Workshop and hours of the services that can be booked, in one query; others are absent. */
  async findBookableMany(ids: readonly string[]): Promise<{ id: string; tallerId: string; tiempoEstimado: number }[]> {
    const docs = ids.length ? await this.repository.findBookable(ids) : [];
    return docs.map(({ _id, tallerId, tiempoEstimado }) => ({
      id: String(_id),
      tallerId: String(tallerId),
      tiempoEstimado,
    }));
  }

  /** Services of these categories that can be booked in some states for a type of vehicle, the best rated first. */
  async findForJobs(wanted: Parameters<ServicesRepository['findForJobs']>[0], limit: number): Promise<Servicio[]> {
    const [docs, { valor }] = await Promise.all([this.repository.findForJobs(wanted, limit), this.system.tasa()]);
    return docs.map((doc) => toServicio(doc, valor));
  }

  /** Adds verified stars; false when there is no such service. */
  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const found = await this.repository.addRating(id, valoracion, tx);
    this.changes.bump('servicios', tx);
    return found;
  }
}
