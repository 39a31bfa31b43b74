import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { EXCEPCION, type ExcepcionDoc } from './liquidacion.schema';

/** The stores that pay another commission than the rest. */
@Injectable()
export class RatesRepository {
  constructor(@InjectModel(EXCEPCION) private readonly model: Model<ExcepcionDoc>) {}

  findAll(): Promise<ExcepcionDoc[]> {
    return this.model.find().lean().exec();
  }

  /** Writes a store's commission; the one of before, null when it had none. */
  set(tiendaId: string, porcentaje: number, fecha: Date, tx: Tx): Promise<ExcepcionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: tiendaId },
        { $set: { porcentaje, fecha } },
        { upsert: true, returnDocument: 'before', session: tx },
      )
      .lean()
      .exec();
  }

  /** Takes it away; the one that was there. */
  remove(tiendaId: string, tx: Tx): Promise<ExcepcionDoc | null> {
    return this.model.findOneAndDelete({ _id: tiendaId }, { session: tx }).lean().exec();
  }
}
