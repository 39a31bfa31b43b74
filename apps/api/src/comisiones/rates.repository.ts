import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EXCEPCION, type ExcepcionDoc } from './liquidacion.schema';

/** The stores that pay another commission than the rest. */
@Injectable()
export class RatesRepository {
  constructor(@InjectModel(EXCEPCION) private readonly model: Model<ExcepcionDoc>) {}

  findAll(): Promise<ExcepcionDoc[]> {
    return this.model.find().lean<ExcepcionDoc[]>().exec();
  }

  /** Writes a store's commission; the one of before, null when it had none. */
  set(tiendaId: string, porcentaje: number, fecha: Date): Promise<ExcepcionDoc | null> {
    return this.model
      .findOneAndUpdate({ _id: tiendaId }, { $set: { porcentaje, fecha } }, { upsert: true, returnDocument: 'before' })
      .lean<ExcepcionDoc>()
      .exec();
  }

  /** Takes it away; the one that was there. */
  remove(tiendaId: string): Promise<ExcepcionDoc | null> {
    return this.model.findOneAndDelete({ _id: tiendaId }).lean<ExcepcionDoc>().exec();
  }
}
