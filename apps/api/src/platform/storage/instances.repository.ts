import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $gte, $ne } from '../database/operators';
import { INSTANCIA, type InstanciaDoc } from './instance.schema';

@Injectable()
export class InstancesRepository {
  constructor(@InjectModel(INSTANCIA) private readonly model: Model<InstanciaDoc>) {}

  async see({ _id, ...fields }: InstanciaDoc): Promise<void> {
    await this.model.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  /** The machines that were seen since then and have another folder, each once. */
  async machinesElsewhere(carpeta: string, since: Date): Promise<string[]> {
    const elsewhere = { carpeta: $ne(carpeta), visto: $gte(since) };
    const maquinas = await this.model.distinct('maquina', elsewhere);
    return maquinas.sort();
  }

  async forget(_id: string): Promise<void> {
    await this.model.deleteOne({ _id });
  }
}
