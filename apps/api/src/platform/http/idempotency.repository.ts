import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/database-errors';
import { IDEMPOTENCIA, type IdempotenciaDoc } from './idempotency.schema';

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectModel(IDEMPOTENCIA) private readonly model: Model<IdempotenciaDoc>) {}

  /** Inserts a running call; false when its key is taken. The _id's uniqueness decides among racers. */
  async claim(doc: Omit<IdempotenciaDoc, 'estado' | 'cuerpo'>): Promise<boolean> {
    try {
      await this.model.create([{ ...doc, estado: 'en_curso' }]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  find(id: string): Promise<IdempotenciaDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** Takes a call over from an attempt that a crash ended; false when somebody else did. */
  async takeOver(
    id: string,
    from: { dueno: string; tomada: Date },
    to: { dueno: string; tomada: Date },
  ): Promise<boolean> {
    return (await this.model.updateOne({ _id: id, estado: 'en_curso', ...from }, { $set: to })).modifiedCount === 1;
  }

  async finish(id: string, dueno: string, cuerpo: string): Promise<void> {
    await this.model.updateOne({ _id: id, dueno, estado: 'en_curso' }, { $set: { estado: 'lista', cuerpo } });
  }

  async release(id: string, dueno: string): Promise<void> {
    await this.model.deleteOne({ _id: id, dueno, estado: 'en_curso' });
  }
}
