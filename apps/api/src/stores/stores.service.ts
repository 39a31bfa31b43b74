import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import type { StoreRegistration } from '@tuerca/contracts/auth/registration';
import type { TiendaSummary } from '@tuerca/contracts/products/schemas';
import type { stores } from '@tuerca/contracts/stores/endpoints';
import type { Tienda } from '@tuerca/contracts/stores/schemas';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { z } from 'zod';
import { AppError } from '../platform/common/app-error';
import { toFiltro } from '../negocios/negocio-filter';
import { toSitemapEntry, type SitemapEntry, SITEMAP_MAX } from '../platform/http/sitemap-entry';
import type { RatingChange } from '../platform/database/running-average';
import type { Tx } from '../platform/database/transactions';
import { RowCache } from '../platform/common/row-cache';
import { type Reply, replyPage } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { Changes } from '../platform/realtime/changes.service';
import { CuentaCambio } from '../users/users.events';
import type { TiendaDoc } from './store.schema';
import { TiendaCambio } from './stores.events';
import { toTienda } from './stores.mapper';
import { StoresRepository } from './stores.repository';

type Registro = z.output<typeof StoreRegistration>;
/** What registration knows of a store; `id` is its account's id. */
export type NuevaTienda = Pick<Registro, 'nombre' | 'telefono' | 'direccion' | 'store'> & { id: string };
export type CambiosTienda = Partial<
  Pick<
    TiendaDoc,
    | 'nombreTienda'
    | 'descripcion'
    | 'categorias'
    | 'telefono'
    | 'direccion'
    | 'horario'
    | 'fotoPerfil'
    | 'banner'
    | 'destacado'
    | 'verificado'
  >
>;
/** A store as other domains keep it beside their own documents, and whether it sells. */
export type TarjetaTienda = z.output<typeof TiendaSummary> & { activo: boolean };

const VIGENCIA = 2000;
const terminos = (doc: Pick<TiendaDoc, 'nombreTienda' | 'categorias' | 'direccion'>) =>
  searchPrefixes(doc.nombreTienda, doc.direccion.ciudad, ...doc.categorias);
const toTarjeta = (doc: TiendaDoc): TarjetaTienda => ({
  _id: String(doc._id),
  nombreTienda: doc.nombreTienda,
  ciudad: doc.direccion.ciudad,
  estado: doc.direccion.estado,
  fotoPerfil: doc.fotoPerfil,
  activo: doc.activo,
});

/** Public profiles of stores. */
@Injectable()
export class StoresService {
  private readonly rows = new RowCache<TiendaDoc>({
    max: 2000,
    ttl: VIGENCIA,
    version: () => this.changes.of('tiendas'),
    read: (ids) => this.findByIds(ids),
  });

  constructor(
    private readonly repository: StoresRepository,
    private readonly events: EventEmitter2,
    private readonly changes: Changes,
  ) {}

  /** Stores the profile that belongs to a new account; throws DOCUMENTO_EN_USO when the RIF is taken. */
  async create({ id, telefono, direccion, store }: NuevaTienda, tx?: Tx): Promise<void> {
    const { nombreTienda, descripcionTienda: descripcion, categorias, rif, horario } = store;
    await this.repository.insert(
      {
        _id: id,
        nombreTienda,
        descripcion,
        categorias,
        rif,
        horario,
        telefono,
        direccion,
        terminos: terminos({ nombreTienda, categorias, direccion }),
      },
      tx,
    );
    this.changes.bump('tiendas', tx);
  }

  /** One page with the counts of its filters. */
  async list({ page, limit, categoria, ...consulta }: Parsed<typeof stores.list>['query']): Promise<Reply<Tienda[]>> {
    const holds = this.changes.since('tiendas');
    const filtro = toFiltro({ ...consulta, rubro: categoria });
    const [{ docs, total }, facetas] = await Promise.all([
      this.repository.findPage(filtro, { page, limit }),
      this.repository.facets(filtro),
    ]);
    return replyPage(docs.map(toTienda), total, { page, limit }, { facetas }, holds);
  }

  /** The public profile; throws TIENDA_NO_ENCONTRADA, for inactive stores too. */
  async profile(id: string): Promise<Tienda> {
    const doc = await this.repository.findById(id);
    if (!doc?.activo) throw new AppError('TIENDA_NO_ENCONTRADA');
    return toTienda(doc);
  }

  /** The best hits of a global search and how many there are in all. */
  async search(claves: string[], limit: number): Promise<{ hits: Tienda[]; total: number }> {
    const { docs, total } = await this.repository.findPage({ palabras: claves }, { page: 1, limit });
    return { hits: docs.map(toTienda), total };
  }

  /** Every store with a page of its own, at most so many as one sitemap takes. */
  async findForSitemap(): Promise<SitemapEntry[]> {
    return (await this.repository.findIds(SITEMAP_MAX)).map(toSitemapEntry);
  }

  /** Profile with RIF and inactive ones, for other domains; null when there is none. */
  findById(id: string): Promise<TiendaDoc | null> {
    return this.repository.findById(id);
  }

  /** Profiles by id, in one query; unknown ids are absent. */
  async findByIds(ids: string[]): Promise<Map<string, TiendaDoc>> {
    const docs = ids.length ? await this.repository.findByIds([...new Set(ids)]) : [];
    return new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  /** The same from memory: exact on this instance, at most 2 s old where another one wrote. */
  recall(ids: string[]): Promise<Map<string, TiendaDoc>> {
    return this.rows.many(ids);
  }

  async findCard(id: string): Promise<TarjetaTienda | null> {
    const doc = await this.repository.findById(id);
    return doc && toTarjeta(doc);
  }

  /** Changes the profile and renews every copy of the card; throws TIENDA_NO_ENCONTRADA. */
  async update(id: string, cambios: CambiosTienda): Promise<TiendaDoc> {
    const doc = await this.repository.update(id, cambios);
    if (!doc) throw new AppError('TIENDA_NO_ENCONTRADA');
    const nuevos = terminos(doc);
    if (nuevos.join() !== doc.terminos.join()) await this.repository.update(id, { terminos: nuevos });
    this.changes.bump('tiendas');
    await this.events.emitAsync(TiendaCambio.evento, new TiendaCambio(id));
    return doc;
  }

  /** Adds verified stars; false when there is no such store. */
  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const found = await this.repository.addRating(id, valoracion, tx);
    this.changes.bump('tiendas', tx);
    return found;
  }

  /** An account that is switched off takes its store out of every list, and back when it returns. */
  @OnEvent(CuentaCambio.evento, { promisify: true, suppressErrors: false })
  async onAccount({ userId, activo }: CuentaCambio): Promise<void> {
    const doc = await this.repository.update(userId, { activo });
    if (!doc) return;
    this.changes.bump('tiendas');
    await this.events.emitAsync(TiendaCambio.evento, new TiendaCambio(userId));
  }
}
