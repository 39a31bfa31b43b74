import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { TipoVehiculo } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { mergeFacets } from '../../platform/common/facets';
import { RangeReader } from '../../platform/database/id-ranges';
import { toId } from '../../platform/database/object-id';
import { $in, $lt } from '../../platform/database/operators';
import { addToAverage, type RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { nameMatch, pageOfTiers } from '../../platform/database/word-match';
import { SERVICIO, type ServicioDoc } from './service.schema';
import { POPULAR, SERVICE_SORT_KEYS, type ServiceFilter, toServiceMatch, withoutGroup } from './service-filter';
import { categoriaPublica } from './services.mapper';

interface Page {
  orden: Record<string, 1 | -1>;
  page: number;
  limit: number;
}
interface Count {
  _id: string;
  total: number;
}
type Facetas = MetaOf<typeof services.list>['facetas'];

const LIST_PROJECTION = without('terminos', 'nombreOrden', 'lugar');

/** A service as offers look at it. */
export type PricedService = Pick<ServicioDoc, '_id' | 'categoria' | 'precio'>;

/** A workshop of a list with the number of its services there. */
export interface WorkshopCount {
  _id: ServicioDoc['tallerId'];
  total: number;
  coordenadas: number[] | null;
}

type CurrentPrice = Pick<ServicioDoc, '_id' | 'precioVigente' | 'vigenteHasta'>;

const AVAILABLE = { activo: true, disponible: true } as const;

const HIDDEN = { activo: true, disponible: false, ocultoPorPlan: true } as const;

@Injectable()
export class ServicesRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  private match = (filter: ServiceFilter) => trustFilter(toServiceMatch(filter, toId));

  async insert(data: Partial<ServicioDoc>, tx?: Tx): Promise<ServicioDoc> {
    const [doc] = await this.model.create([data], { session: tx });
    return doc!.toObject();
  }

  findOwn(tallerId: string, id: string): Promise<ServicioDoc | null> {
    return this.model.findOne({ _id: id, tallerId, activo: true }, LIST_PROJECTION).lean().exec();
  }

  countOwn(tallerId: string): Promise<number> {
    return this.model.countDocuments({ tallerId, activo: true }).exec();
  }

  /** One page of a workshop's services by name, those that cannot be booked included. */
  async findOwnPage(
    tallerId: string,
    { words, categoria, disponible }: { words: string[]; categoria?: string; disponible?: boolean },
    { page, limit }: Omit<Page, 'orden'>,
  ): Promise<{ docs: ServicioDoc[]; total: number }> {
    const matching = trustFilter({
      tallerId,
      activo: true,
      ...(categoria && { categoria }),
      ...(disponible !== undefined && { disponible }),
      ...(words.length && { terminos: { $all: words } }),
    });
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, LIST_PROJECTION)
        .sort({ nombreOrden: 1, _id: 1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  /** Changes a workshop's own service and answers what it was; null when it is not hers. */
  updateOwn(tallerId: string, id: string, set: Partial<ServicioDoc>, tx: Tx): Promise<ServicioDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id, tallerId, activo: true }, { $set: set }, { returnDocument: 'before', session: tx })
      .lean()
      .exec();
  }

  async findVisible(id: string): Promise<ServicioDoc | null> {
    const doc = await this.model.findById(id, LIST_PROJECTION).lean().exec();
    return doc?.visible ? doc : null;
  }

  /** Workshop and hours of those that can be booked. */
  findBookable(ids: readonly string[]): Promise<Pick<ServicioDoc, '_id' | 'tallerId' | 'tiempoEstimado'>[]> {
    return this.model
      .find({ _id: $in(ids), visible: true, disponible: true }, { tallerId: 1, tiempoEstimado: 1 })
      .lean()
      .exec();
  }

  findVisibleByIds(ids: string[]): Promise<ServicioDoc[]> {
    return this.model
      .find({ _id: $in(ids), visible: true }, LIST_PROJECTION)
      .lean()
      .exec();
  }

  /** One page of what can be booked, and how many there are; by priority, what says a text in its name comes first. */
  async findPage(filter: ServiceFilter, { orden, page, limit }: Page): Promise<{ docs: ServicioDoc[]; total: number }> {
    const { words } = filter;
    const matching = this.match(filter);
    const named = words && orden === SERVICE_SORT_KEYS.prioridad && nameMatch(words, 'nombreOrden');
    const tiers = named ? [named, { $nor: [named] }].map((one) => ({ $and: [matching, one] })) : [matching];
    return pageOfTiers(
      tiers.map(trustFilter),
      { page, limit },
      {
        read: (tier, skip, count) =>
          this.model.find(tier, LIST_PROJECTION).sort(orden).skip(skip).limit(count).lean().exec(),
        count: (tier) => this.model.countDocuments(tier).exec(),
      },
    );
  }

  /** Number of services that each choice would leave, each group without its own filter; several slugs may share a public name. */
  async facets(filter: ServiceFilter): Promise<Facetas> {
    const [categorias, tipos, estados, ciudades] = await Promise.all([
      this.model
        .aggregate<Count>([
          { $match: this.match(withoutGroup(filter, 'categorias')) },
          { $group: { _id: '$categoria', total: { $sum: 1 } } },
        ])
        .exec(),
      this.model
        .aggregate<Count>([
          { $match: this.match(withoutGroup(filter, 'tipoVehiculo')) },
          { $unwind: '$vehiculosCompatibles' },
          { $group: { _id: '$vehiculosCompatibles', total: { $sum: 1 } } },
        ])
        .exec(),
      this.placeCounts(withoutGroup(withoutGroup(filter, 'estado'), 'ciudad'), 'estado'),
      filter.estado ? this.placeCounts(withoutGroup(filter, 'ciudad'), 'ciudad') : [],
    ]);
    return {
      categorias: mergeFacets(categorias.map(({ _id, total }) => ({ valor: categoriaPublica(_id), total }))),
      tiposVehiculo: mergeFacets(tipos.map(({ _id, total }) => ({ valor: _id, total }))),
      estados,
      ciudades,
    };
  }

  /** Services by their place, however its name is written. */
  private async placeCounts(filter: ServiceFilter, field: 'estado' | 'ciudad'): Promise<Facetas['estados']> {
    const groups = await this.model
      .aggregate<Count & { valor: string }>([
        { $match: this.match(filter) },
        {
          $group: {
            _id: field === 'ciudad' ? '$lugar' : '$taller.estado',
            valor: { $first: `$taller.${field}` },
            total: { $sum: 1 },
          },
        },
      ])
      .exec();
    return mergeFacets(groups.map(({ valor, total }) => ({ valor, total })));
  }

  /** Number of services of each workshop, and its place. */
  countByWorkshop(filter: ServiceFilter): Promise<WorkshopCount[]> {
    return this.model
      .aggregate<WorkshopCount>([
        { $match: this.match(filter) },
        { $group: { _id: '$tallerId', total: { $sum: 1 }, coordenadas: { $first: '$coordenadas' } } },
      ])
      .exec();
  }

  /** All services of these workshops that a filter leaves, in an order. */
  findOfWorkshops(
    filter: ServiceFilter,
    tallerIds: readonly ServicioDoc['tallerId'][],
    orden: Page['orden'],
  ): Promise<ServicioDoc[]> {
    const matching = trustFilter({ $and: [this.match(filter), { tallerId: $in([...tallerIds]) }] });
    return this.model.find(matching, LIST_PROJECTION).sort(orden).lean().exec();
  }

  /** Services of these categories that can be booked in some states, the best rated first. */
  findForJobs(
    {
      categorias,
      tipo,
      estados,
    }: { categorias: readonly string[]; tipo: TipoVehiculo | null; estados: readonly string[] },
    limit: number,
  ): Promise<ServicioDoc[]> {
    return this.model
      .find(
        {
          visible: true,
          disponible: true,
          categoria: $in(categorias),
          'taller.estado': $in(estados),
          ...(tipo && { vehiculosCompatibles: tipo }),
        },
        LIST_PROJECTION,
      )
      .sort(POPULAR)
      .limit(limit)
      .lean()
      .exec();
  }

  findPopular(tallerId: string, limit: number): Promise<ServicioDoc[]> {
    return this.model
      .find({ tallerId, visible: true, disponible: true }, LIST_PROJECTION)
      .sort(POPULAR)
      .limit(limit)
      .lean()
      .exec();
  }

  /** Everything with a page of its own; for the sitemap. */
  ranges(): RangeReader<ServicioDoc> {
    return new RangeReader(this.model, { visible: true });
  }

  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, addToAverage(valoracion), {
      session: tx,
      updatePipeline: true,
      timestamps: false,
    });
    return matchedCount === 1;
  }

  /** Every service of a workshop that was not withdrawn. */
  findOf(tallerId: string, tx: Tx): Promise<PricedService[]> {
    return this.model.find({ tallerId, activo: true }, { categoria: 1, precio: 1 }).session(tx).lean().exec();
  }

  async write(prices: readonly CurrentPrice[], tx: Tx): Promise<void> {
    if (!prices.length) return;
    await this.model.bulkWrite(
      prices.map(({ _id, ...$set }) => ({ updateOne: { filter: { _id }, update: { $set }, timestamps: false } })),
      { session: tx },
    );
  }

  /** Workshops with services whose price held until a day before `today` (Caracas). */
  async findDue(today: string): Promise<string[]> {
    const due = await this.model
      .find({ activo: true, vigenteHasta: $lt(today) }, { tallerId: 1, _id: 0 })
      .lean()
      .exec();
    return [...new Set(due.map(({ tallerId }) => String(tallerId)))];
  }

  countAvailable(tallerId: string, tx?: Tx): Promise<number> {
    return this.model
      .countDocuments({ tallerId, ...AVAILABLE })
      .session(tx ?? null)
      .exec();
  }

  countHidden(tallerId: string): Promise<number> {
    return this.model.countDocuments({ tallerId, ...HIDDEN }).exec();
  }

  /** Takes the newest ones that can be booked off the lists; answers how many. */
  hideNewest(tallerId: string, count: number, tx: Tx): Promise<number> {
    return this.change({ tallerId, ...AVAILABLE }, -1, count, { disponible: false, ocultoPorPlan: true }, tx);
  }

  /** Brings back the oldest of those that the plan took off, all of them with null; answers how many. */
  showOldest(tallerId: string, count: number | null, tx: Tx): Promise<number> {
    return this.change({ tallerId, ...HIDDEN }, 1, count, { disponible: true, ocultoPorPlan: false }, tx);
  }

  private async change(
    filter: object,
    direction: 1 | -1,
    count: number | null,
    set: Partial<ServicioDoc>,
    tx: Tx,
  ): Promise<number> {
    const docs = await this.model
      .find(filter, { _id: 1 })
      .sort({ createdAt: direction, _id: direction })
      .limit(count ?? 0)
      .session(tx)
      .lean()
      .exec();
    if (!docs.length) return 0;
    const chosen = { _id: $in(docs.map(({ _id }) => _id)) } as QueryFilter<ServicioDoc>;
    return (await this.model.updateMany(chosen, { $set: set }, { session: tx, timestamps: false })).modifiedCount;
  }
}
