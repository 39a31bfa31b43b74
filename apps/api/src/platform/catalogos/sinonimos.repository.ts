import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppError } from '../common/app-error';
import { isDuplicateKey } from '../database/database-errors';
import { $in } from '../database/operators';
import type { Tx } from '../database/transactions';
import { SINONIMOS, type SinonimosDoc } from './sinonimo.schema';

type Words = Pick<SinonimosDoc, 'palabras' | 'claves'>;

/** More groups are not read: the search holds all of them in memory. */
const MAX_GROUPS = 2000;

const refuseTaken = (error: unknown): never => {
  throw isDuplicateKey(error) ? new AppError('SINONIMO_REPETIDO') : error;
};

@Injectable()
export class SinonimosRepository {
  constructor(@InjectModel(SINONIMOS) private readonly model: Model<SinonimosDoc>) {}

  findAll(): Promise<SinonimosDoc[]> {
    return this.model.find().sort({ _id: -1 }).limit(MAX_GROUPS).lean().exec();
  }

  /** Words of these that another group has. */
  async findClashes(claves: string[], own?: string): Promise<SinonimosDoc[]> {
    const docs = await this.model
      .find({ claves: $in(claves) })
      .lean()
      .exec();
    return docs.filter(({ _id }) => String(_id) !== own);
  }

  async insert(words: Words, tx: Tx): Promise<SinonimosDoc> {
    const [doc] = await this.model.create([words], { session: tx }).catch(refuseTaken);
    return doc!.toObject();
  }

  /** The group as it was before; null when there is none. Throws SINONIMO_REPETIDO. */
  replace(id: string, words: Words, tx: Tx): Promise<SinonimosDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: id }, { $set: words }, { session: tx, returnDocument: 'before' })
      .lean()
      .exec()
      .catch(refuseTaken);
  }

  remove(id: string, tx: Tx): Promise<SinonimosDoc | null> {
    return this.model.findOneAndDelete({ _id: id }, { session: tx }).lean().exec();
  }
}
