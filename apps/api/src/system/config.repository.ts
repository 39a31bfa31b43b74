import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { AUDITORIA, type AuditoriaDoc, CONFIG, type ConfigDoc } from './config.schema';

@Injectable()
export class ConfigRepository {
  constructor(
    @InjectModel(CONFIG) private readonly model: Model<ConfigDoc>,
    @InjectModel(AUDITORIA) private readonly auditLog: Model<AuditoriaDoc>,
  ) {}

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
  replace(name: string, before: ConfigDoc['valor'], set: Partial<ConfigDoc>): Promise<ConfigDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: name, valor: mongoose.trusted({ $eq: before }) },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean<ConfigDoc>()
      .exec();
  }

  async audit(linea: Omit<AuditoriaDoc, '_id'>): Promise<void> {
    await this.auditLog.create(linea);
  }

  findAudit(objeto: string, limit: number): Promise<AuditoriaDoc[]> {
    return this.auditLog.find({ objeto }).sort({ fecha: -1 }).limit(limit).lean<AuditoriaDoc[]>().exec();
  }
}
