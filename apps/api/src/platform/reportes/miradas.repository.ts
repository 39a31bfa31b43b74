import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Tx } from '../database/transactions';
import { MIRADA, type MiradaDoc } from './mirada.schema';

/** Records of administrators' views of reported things. */
@Injectable()
export class MiradasRepository {
  constructor(@InjectModel(MIRADA) private readonly model: Model<MiradaDoc>) {}

  /** Whether this person has opened it in this hour. */
  async has(usuarioId: string, clave: string, hora: Date): Promise<boolean> {
    return (await this.model.exists({ usuarioId, clave, hora }).exec()) !== null;
  }

  /** Throws MongoDB's 11000 when the same view is recorded at the same moment. */
  async insert(
    view: Omit<MiradaDoc, '_id' | 'usuarioId' | 'casoIds'> & { usuarioId: string; casoIds: Types.ObjectId[] },
    tx: Tx,
  ): Promise<void> {
    await this.model.create([view], { session: tx });
  }

  /** Views because of a case, newest first. */
  findByCase(casoId: string, limit: number): Promise<MiradaDoc[]> {
    return this.model.find({ casoIds: casoId }).sort({ fecha: -1 }).limit(limit).lean().exec();
  }
}
