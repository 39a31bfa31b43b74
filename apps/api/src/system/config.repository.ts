import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { CONFIG, type ConfigDoc } from './config.schema';

@Injectable()
export class ConfigRepository {
  constructor(@InjectModel(CONFIG) private readonly model: Model<ConfigDoc>) {}

  findAll(): Promise<ConfigDoc[]> {
    return this.model.find().lean<ConfigDoc[]>().exec();
  }

  findOne(name: string): Promise<ConfigDoc | null> {
    return this.model.findById(name).lean<ConfigDoc>().exec();
  }

  /** Adds entries that are missing; what somebody set stays. */
  async seed(docs: ConfigDoc[]): Promise<void> {
    await this.model.bulkWrite(
      docs.map(({ _id, ...rest }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
      })),
    );
  }

  /** Changes an entry only while it still has the value that was judged; null when it moved on. */
  replace(name: string, before: ConfigDoc['valor'], set: Partial<ConfigDoc>, tx?: Tx): Promise<ConfigDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: name, valor: mongoose.trusted({ $eq: before }) },
        { $set: set },
        { returnDocument: 'after', session: tx },
      )
      .lean<ConfigDoc>()
      .exec();
  }

  /** Sets several values by name, whatever they are. */
  async setAll(values: Readonly<Record<string, ConfigDoc['valor']>>, now: Date, tx: Tx): Promise<void> {
    for (const [_id, valor] of Object.entries(values))
      await this.model.updateOne({ _id }, { $set: { valor, ultimaModificacion: now } }, { session: tx });
  }
}
