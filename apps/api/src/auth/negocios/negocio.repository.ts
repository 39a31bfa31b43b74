import type { Model, QueryFilter } from 'mongoose';
import { AppError } from '../../platform/common/app-error';
import { mergeFacets } from '../../platform/common/facets';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { RangeReader } from '../../platform/database/id-ranges';
import { $in } from '../../platform/database/operators';
import { addToAverage, type RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { pageOfTiers } from '../../platform/database/word-match';
import { CardRepository } from './card.repository';
import type { NegocioDoc } from './negocio.schema';
import { type NegocioFilter, tiersOf, toNegocioMatch } from './negocio-filter';

interface Page {
  page: number;
  limit: number;
}
type Faceta = ReturnType<typeof mergeFacets>;
interface FacetasNegocios {
  estados: Faceta;
  rubros: Faceta;
}
/** Order of a domain's businesses, and the field of what they deal with. */
interface Shape {
  orden: Record<string, 1 | -1>;
  rubros: string;
}

/** Names that a text without a hit is compared with. */
const MAX_NAMES = 2000;
/** RIF and search terms are never shown in a list. */
const LIST_PROJECTION = without('terminos', 'rif', 'sumaValoraciones', 'pasos', 'clavesDuplicado');

/** The queries that stores and workshops share; each domain extends it with its model and its form. */
export abstract class NegocioRepository<D extends NegocioDoc> extends CardRepository<D> {
  protected constructor(
    negocios: Model<D>,
    private readonly shape: Shape,
  ) {
    super(negocios);
  }

  /** Throws DOCUMENTO_EN_USO when the RIF is taken. */
  async insert(data: Omit<Partial<D>, '_id'> & { _id: string }, tx?: Tx): Promise<D> {
    try {
      const [doc] = await this.negocios.create([data as never], { session: tx });
      return doc!.toObject() as D;
    } catch (error) {
      throw isDuplicateKey(error) ? new AppError('DOCUMENTO_EN_USO') : error;
    }
  }

  findById(id: string): Promise<D | null> {
    return this.negocios.findById(id).lean().exec() as Promise<D | null>;
  }

  findByIds(ids: string[]): Promise<D[]> {
    return this.negocios
      .find(this.filter({ _id: $in(ids) }))
      .lean()
      .exec() as Promise<D[]>;
  }

  /** One page of the active ones that the filter leaves, and how many there are. */
  async findPage(filter: NegocioFilter, { page, limit }: Page): Promise<{ docs: D[]; total: number }> {
    return pageOfTiers(
      tiersOf(filter, this.shape.rubros).map(trustFilter),
      { page, limit },
      {
        read: (tier, skip, count) => this.findSome(this.filter(tier), skip, count),
        count: (tier) => this.negocios.countDocuments(this.filter(tier)).exec(),
      },
    );
  }

  private findSome(matching: QueryFilter<D>, skip: number, limit: number): Promise<D[]> {
    return this.negocios
      .find(matching, LIST_PROJECTION)
      .sort(this.shape.orden)
      .skip(skip)
      .limit(limit)
      .lean<D[]>()
      .exec() as Promise<D[]>;
  }

  /** Counts the businesses that each choice would leave, each group without its own filter. */
  async facets(filter: NegocioFilter): Promise<FacetasNegocios> {
    const [estados, rubros] = await Promise.all([
      this.countBy('direccion.estado', { ...filter, estado: undefined }),
      this.countBy(this.shape.rubros, { ...filter, rubro: undefined }),
    ]);
    return { estados, rubros };
  }

  /** The active ones, for the sitemap. */
  ranges(): RangeReader<D> {
    return new RangeReader(this.negocios, { activo: true });
  }

  /** Names of active ones, to read a text by. */
  async findNames(field: 'nombreTienda' | 'nombreTaller'): Promise<string[]> {
    const docs = await this.negocios
      .find(this.filter({ activo: true }), { [field]: 1, _id: 0 })
      .limit(MAX_NAMES)
      .lean<Record<string, string>[]>()
      .exec();
    return docs.map((doc) => doc[field]!);
  }

  async findVerifiedIds(): Promise<string[]> {
    const docs = await this.negocios
      .find(this.filter({ activo: true, verificado: true }), { _id: 1 })
      .lean<Pick<D, '_id'>[]>()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Adds (or with negative figures takes back) verified stars; the average follows in the same write. */
  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.negocios.updateOne(this.filter({ _id: id }), addToAverage(valoracion), {
      session: tx,
      updatePipeline: true,
    });
    return matchedCount === 1;
  }

  private async countBy(field: string, filter: NegocioFilter): Promise<Faceta> {
    const groups = await this.negocios
      .aggregate<{ _id: string; total: number }>([
        { $match: this.match(filter) },
        { $unwind: `$${field}` },
        { $group: { _id: `$${field}`, total: { $sum: 1 } } },
      ])
      .exec();
    return mergeFacets(groups.map(({ _id, total }) => ({ valor: _id, total })));
  }

  private match(filter: NegocioFilter): QueryFilter<D> {
    return this.filter(trustFilter(toNegocioMatch(filter, this.shape.rubros)));
  }
}
