import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import type { Tx } from '../database/transactions';
import { AppError } from './app-error';
import type { NegocioDoc } from './negocio.schema';
import { sumarValoracion, type Valoracion } from './valoracion';

export interface PaginaNegocios {
  palabras: string[];
  page: number;
  limit: number;
}

/** The queries that stores and workshops share; each domain extends it with its model and its order. */
export abstract class NegocioRepository<D extends NegocioDoc> {
  protected constructor(
    private readonly negocios: Model<D>,
    private readonly orden: Record<string, 1 | -1>,
  ) {}

  /** Throws DOCUMENTO_EN_USO when the RIF is taken. */
  async insert(data: Omit<Partial<D>, '_id'> & { _id: string }, tx?: Tx): Promise<D> {
    try {
      const [doc] = await this.negocios.create([data as never], { session: tx });
      return doc!.toObject() as D;
    } catch (error) {
      throw (error as { code?: number }).code === 11000 ? new AppError('DOCUMENTO_EN_USO') : error;
    }
  }

  findById(id: string): Promise<D | null> {
    return this.negocios.findById(id).lean<D>().exec() as Promise<D | null>;
  }

  findByIds(ids: string[]): Promise<D[]> {
    return this.negocios.find(this.filter({ _id: mongoose.trusted({ $in: ids }) })).lean<D[]>().exec() as Promise<D[]>;
  }

  /** One page of the active ones that match all words, and how many there are. */
  async findPage({ palabras, page, limit }: PaginaNegocios): Promise<{ docs: D[]; total: number }> {
    const filter = this.active(palabras);
    const [docs, total] = await Promise.all([
      this.negocios.find(filter, { terminos: 0 }).sort(this.orden).skip((page - 1) * limit).limit(limit).lean<D[]>().exec() as Promise<D[]>,
      this.negocios.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  async update(id: string, set: Partial<D>, tx?: Tx): Promise<D | null> {
    return this.negocios.findOneAndUpdate(this.filter({ _id: id }), { $set: set } as UpdateQuery<D>, { returnDocument: 'after', session: tx }).lean<D>().exec() as Promise<D | null>;
  }

  /** Adds (or with negative figures takes back) verified stars; the average follows in the same write. */
  async addRating(id: string, valoracion: Valoracion, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.negocios.updateOne(this.filter({ _id: id }), sumarValoracion(valoracion), { session: tx, updatePipeline: true });
    return matchedCount === 1;
  }

  private active(palabras: string[]): QueryFilter<D> {
    return this.filter({ activo: true, ...(palabras.length && { terminos: mongoose.trusted({ $all: palabras }) }) });
  }

  private filter(filter: object): QueryFilter<D> {
    return filter as QueryFilter<D>;
  }
}
