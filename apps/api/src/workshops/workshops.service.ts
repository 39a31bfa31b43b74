import { Injectable } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import type { WorkshopRegistration } from '@tuerca/contracts/auth/registration';
import { TIPO_VEHICULO_LABELS, TipoVehiculo } from '@tuerca/contracts/garaje/tipos';
import type { workshops } from '@tuerca/contracts/workshops/endpoints';
import type { Taller } from '@tuerca/contracts/workshops/schemas';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { z } from 'zod';
import { AppError } from '../platform/common/app-error';
import { toFiltro } from '../negocios/negocio-filter';
import { toSitemapEntry, type SitemapEntry, SITEMAP_MAX } from '../platform/http/sitemap-entry';
import type { RatingChange } from '../platform/database/running-average';
import type { Tx } from '../platform/database/transactions';
import { type Reply, replyPage } from '../platform/http/reply';
import type { Parsed } from '../platform/http/request-context';
import { Changes } from '../platform/realtime/changes.service';
import { CuentaCambio } from '../users/users.events';
import type { TallerDoc } from './workshop.schema';
import { TallerCambio } from './workshops.events';
import { toTaller } from './workshops.mapper';
import { WorkshopsRepository } from './workshops.repository';

type Registro = z.output<typeof WorkshopRegistration>;
/** What registration knows of a workshop; `id` is its account's id. */
export type NuevoTaller = Pick<Registro, 'nombre' | 'telefono' | 'direccion' | 'workshop'> & { id: string };
export type CambiosTaller = Partial<
  Pick<
    TallerDoc,
    | 'nombreTaller'
    | 'descripcion'
    | 'especialidades'
    | 'tiposVehiculos'
    | 'telefono'
    | 'direccion'
    | 'horario'
    | 'fotoPerfil'
    | 'banner'
    | 'destacado'
    | 'verificado'
  >
>;
/** A workshop as other domains keep it beside their own documents, and whether it is open for business. */
export interface TarjetaTaller {
  _id: string;
  nombre: string;
  ciudad: string;
  estado: string;
  activo: boolean;
}

/** The one stored form of the vehicle types. */
const tipos = (nombres: string[]): string[] => [
  ...new Set(nombres.map((nombre) => TIPO_VEHICULO_LABELS[TipoVehiculo.parse(nombre)])),
];
const terminos = (doc: Pick<TallerDoc, 'nombreTaller' | 'especialidades' | 'direccion'>) =>
  searchPrefixes(doc.nombreTaller, doc.direccion.ciudad, ...doc.especialidades);

/** Public profiles of workshops. */
@Injectable()
export class WorkshopsService {
  constructor(
    private readonly repository: WorkshopsRepository,
    private readonly events: EventEmitter2,
    private readonly changes: Changes,
  ) {}

  /** Stores the profile that belongs to a new account; throws DOCUMENTO_EN_USO when the RIF is taken. */
  async create({ id, telefono, direccion, workshop }: NuevoTaller, tx?: Tx): Promise<void> {
    const { nombreTaller, descripcionTaller: descripcion, especialidades, tiposVehiculos, rif, horario } = workshop;
    await this.repository.insert(
      {
        _id: id,
        nombreTaller,
        descripcion,
        especialidades,
        tiposVehiculos: tipos(tiposVehiculos),
        rif,
        horario,
        telefono,
        direccion,
        terminos: terminos({ nombreTaller, especialidades, direccion }),
      },
      tx,
    );
    this.changes.bump('talleres', tx);
  }

  /** One page with the counts of its filters. */
  async list({
    page,
    limit,
    especialidad,
    tipoVehiculo,
    ...consulta
  }: Parsed<typeof workshops.list>['query']): Promise<Reply<Taller[]>> {
    const holds = this.changes.since('talleres');
    const filtro = toFiltro({
      ...consulta,
      rubro: especialidad,
      tipoVehiculo: tipoVehiculo && TIPO_VEHICULO_LABELS[tipoVehiculo],
    });
    const [{ docs, total }, facetas] = await Promise.all([
      this.repository.findPage(filtro, { page, limit }),
      this.repository.facets(filtro),
    ]);
    return replyPage(docs.map(toTaller), total, { page, limit }, { facetas }, holds);
  }

  /** The public profile; throws TALLER_NO_ENCONTRADO, for inactive workshops too. */
  async profile(id: string): Promise<Taller> {
    const doc = await this.repository.findById(id);
    if (!doc?.activo) throw new AppError('TALLER_NO_ENCONTRADO');
    return toTaller(doc);
  }

  /** The best hits of a global search and how many there are in all. */
  async search(claves: string[], limit: number): Promise<{ hits: Taller[]; total: number }> {
    const { docs, total } = await this.repository.findPage({ palabras: claves }, { page: 1, limit });
    return { hits: docs.map(toTaller), total };
  }

  /** Every workshop with a page of its own, at most so many as one sitemap takes. */
  async findForSitemap(): Promise<SitemapEntry[]> {
    return (await this.repository.findIds(SITEMAP_MAX)).map(toSitemapEntry);
  }

  /** Profile with RIF and inactive ones, for other domains; null when there is none. */
  findById(id: string): Promise<TallerDoc | null> {
    return this.repository.findById(id);
  }

  async findCard(id: string): Promise<TarjetaTaller | null> {
    const doc = await this.repository.findById(id);
    return (
      doc && {
        _id: id,
        nombre: doc.nombreTaller,
        ciudad: doc.direccion.ciudad,
        estado: doc.direccion.estado,
        activo: doc.activo,
      }
    );
  }

  /** Changes the profile and renews every copy of the card; throws NO_ENCONTRADO. */
  async update(id: string, cambios: CambiosTaller): Promise<TallerDoc> {
    const doc = await this.repository.update(id, {
      ...cambios,
      ...(cambios.tiposVehiculos && { tiposVehiculos: tipos(cambios.tiposVehiculos) }),
    });
    if (!doc) throw new AppError('NO_ENCONTRADO');
    const nuevos = terminos(doc);
    if (nuevos.join() !== doc.terminos.join()) await this.repository.update(id, { terminos: nuevos });
    this.changes.bump('talleres');
    await this.events.emitAsync(TallerCambio.evento, new TallerCambio(id));
    return doc;
  }

  /** Adds verified stars; false when there is no such workshop. */
  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const found = await this.repository.addRating(id, valoracion, tx);
    this.changes.bump('talleres', tx);
    return found;
  }

  /** An account that is switched off takes its workshop out of every list, and back when it returns. */
  @OnEvent(CuentaCambio.evento, { promisify: true, suppressErrors: false })
  async onAccount({ userId, activo }: CuentaCambio): Promise<void> {
    const doc = await this.repository.update(userId, { activo });
    if (!doc) return;
    this.changes.bump('talleres');
    await this.events.emitAsync(TallerCambio.evento, new TallerCambio(userId));
  }
}
