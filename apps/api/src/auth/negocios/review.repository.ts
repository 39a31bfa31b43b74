import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { NegocioAdminQuery } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { type GrupoNegocio, GRUPOS_NEGOCIO } from '@tuerca/contracts/auth/negocios/review-states';
import { listWords } from '@tuerca/contracts/kernel/text';
import { normalizeRif } from '@tuerca/contracts/venezuela/identidad';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import type { NegocioDoc, ReviewStep } from './negocio.schema';
import { DERIVE } from './on-sale';

/** Filters of the administrators' lists. */
export type ReviewFilter = Omit<NegocioAdminQuery, 'page' | 'limit' | 'sort'>;
type Sort = NegocioAdminQuery['sort'];
/** Fields of a business that administrators write. */
export type ReviewSet = Partial<Pick<NegocioDoc, 'revision' | 'pausa' | 'destacado' | 'destacadoHasta' | 'verificado'>>;
/** A step before its storage; `por` is the account that took it. */
export type NewStep = Omit<ReviewStep, 'por'> & { por: string };

/** Steps that a business keeps. */
const MAX_STEPS = 50;
const BATCH = 200;
/** Large fields of a business that lists and exports do not show. */
const UNLISTED = without('terminos', 'pasos', 'horario', 'banner');
const SORTS: Record<Sort, Record<string, 1 | -1>> = {
  '-createdAt': { createdAt: -1, _id: -1 },
  createdAt: { createdAt: 1, _id: 1 },
  '-valoracion': { valoracionPromedio: -1, _id: -1 },
  espera: { 'revision.fecha': 1, _id: 1 },
};

function toMatch({ grupo, q, estado, destacada, verificada }: ReviewFilter): object {
  const rif = q && normalizeRif(q);
  const words = q && !rif ? listWords(q) : [];
  return trustFilter({
    ...(grupo !== 'todas' && { grupo }),
    ...(estado && { 'direccion.estado': estado }),
    ...(destacada !== undefined && { destacado: destacada }),
    ...(verificada !== undefined && { verificado: verificada }),
    ...(rif && { rif }),
    ...(words.length && { terminos: { $all: words } }),
  });
}

/** Businesses as the administrators look for them and decide on them; each kind extends it with its model. */
export abstract class ReviewRepository<D extends NegocioDoc> {
  protected constructor(private readonly negocios: Model<D>) {}

  async findPage(filter: ReviewFilter, { sort, page, limit }: { sort: Sort; page: number; limit: number }) {
    const matching = this.filter(toMatch(filter));
    const [docs, total] = await Promise.all([
      this.negocios
        .find(matching, UNLISTED)
        .sort(SORTS[sort])
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<D[]>()
        .exec() as Promise<D[]>,
      this.negocios.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  /** All that the filter leaves, as it is read; for an export. */
  stream(filter: ReviewFilter, sort: Sort): AsyncIterable<D> {
    return this.negocios
      .find(this.filter(toMatch(filter)), UNLISTED)
      .sort(SORTS[sort])
      .lean()
      .cursor({ batchSize: BATCH }) as AsyncIterable<D>;
  }

  /** Counts the businesses in each group, read from one index. */
  async countGroups(): Promise<Record<GrupoNegocio, number>> {
    const rows = await this.negocios
      .aggregate<{ _id: string; total: number }>([{ $group: { _id: '$grupo', total: { $sum: 1 } } }])
      .exec();
    const counts = Object.fromEntries(GRUPOS_NEGOCIO.map((grupo) => [grupo, 0])) as Record<GrupoNegocio, number>;
    for (const { _id, total } of rows) {
      if (_id in counts) counts[_id as GrupoNegocio] = total;
      counts.todas += total;
    }
    return counts;
  }

  /** Businesses that share one of the keys, at most so many. */
  findByKeys(keys: readonly string[], limit: number): Promise<D[]> {
    return this.negocios
      .find(this.filter({ clavesDuplicado: $in(keys) }), UNLISTED)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<D[]>()
      .exec() as Promise<D[]>;
  }

  /** Takes a step only while `when` holds and its account was not deleted: what is on sale follows in the same write. Answers the business before it, null when nothing was written. */
  move(id: string, when: object, { set, step }: { set: ReviewSet; step: NewStep }, tx: Tx): Promise<D | null> {
    const entry = { ...step, por: toId(step.por) };
    // Literals: a reason that begins with a dollar sign is text, not a field.
    const fields = Object.fromEntries(Object.entries(set).map(([name, value]) => [name, { $literal: value }]));
    const stages = [
      {
        $set: {
          ...fields,
          pasos: { $slice: [{ $concatArrays: ['$pasos', [{ $literal: entry }]] }, -MAX_STEPS] },
          updatedAt: step.fecha,
        },
      },
      DERIVE,
    ];
    return this.negocios
      .findOneAndUpdate(this.filter(trustFilter({ _id: id, eliminado: { $ne: true }, ...when })), stages, {
        returnDocument: 'before',
        session: tx,
        updatePipeline: true,
        timestamps: false,
      })
      .lean()
      .exec() as Promise<D | null>;
  }

  /** Whether a business was deleted; null when there is none. */
  async isDeleted(id: string): Promise<boolean | null> {
    const doc = await this.negocios.findById(id, { eliminado: 1 }).lean().exec();
    return doc && doc.eliminado;
  }

  /** Ends what was featured up to a day before this Caracas date; answers how many. */
  async endFeatured(today: string): Promise<number> {
    const filter = this.filter({ destacado: true, destacadoHasta: mongoose.trusted({ $lt: today, $ne: null }) });
    const { modifiedCount } = await this.negocios.updateMany(filter, {
      $set: { destacado: false, destacadoHasta: null },
    });
    return modifiedCount;
  }

  private filter(filter: object): QueryFilter<D> {
    return filter as QueryFilter<D>;
  }
}
