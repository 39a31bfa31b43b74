import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { type Built, insertBuilt } from '../../../platform/database/insert-built';
import { toId } from '../../../platform/database/object-id';
import type { Tx } from '../../../platform/database/transactions';
import { EXTRACTO, type ExtractoDoc } from './statement.schema';

/** Statements that were imported. */
@Injectable()
export class StatementsRepository {
  constructor(@InjectModel(EXTRACTO) private readonly model: Model<ExtractoDoc>) {}

  newId(): string {
    return String(new mongoose.Types.ObjectId());
  }

  /** Throws MongoDB's 11000 when the same file was taken before. */
  async insert({ id, ...data }: Omit<Built<ExtractoDoc>, '_id'> & { id: string }, tx: Tx): Promise<ExtractoDoc> {
    const [doc] = await insertBuilt<ExtractoDoc>(this.model, [{ ...data, _id: toId(id) }], tx);
    return doc!;
  }

  findById(id: string): Promise<ExtractoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  findByFingerprint(fingerprint: string): Promise<ExtractoDoc | null> {
    return this.model.findOne({ huella: fingerprint }).lean().exec();
  }

  /** All, newest first, as they are read. */
  stream(): AsyncIterable<ExtractoDoc> {
    return this.model.find().sort({ fecha: -1 }).lean().cursor({ batchSize: 200 });
  }

  async findPage({ page, limit }: { page: number; limit: number }): Promise<{ docs: ExtractoDoc[]; total: number }> {
    const [docs, total] = await Promise.all([
      this.model
        .find()
        .sort({ fecha: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments().exec(),
    ]);
    return { docs, total };
  }
}
