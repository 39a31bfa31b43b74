import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { CAMBIO_PRECIOS, type CambioPreciosDoc, type PriceChangeHead } from './price-change.schema';

/** Bulk changes of prices. */
@Injectable()
export class PriceChangesRepository {
  constructor(@InjectModel(CAMBIO_PRECIOS) private readonly model: Model<CambioPreciosDoc>) {}

  async insert(data: object, tx: Tx): Promise<CambioPreciosDoc> {
    const [doc] = await this.model.create([data as never], { session: tx });
    return doc!.toObject() as CambioPreciosDoc;
  }

  /** A store's latest changes, the newest first, without their lines. */
  findLatest(tiendaId: string, limit: number): Promise<PriceChangeHead[]> {
    return this.model
      .find({ tiendaId }, { lineas: 0 })
      .sort({ fecha: -1, _id: -1 })
      .limit(limit)
      .lean<PriceChangeHead[]>()
      .exec();
  }

  async exists(tiendaId: string, id: string): Promise<boolean> {
    return !!(await this.model.exists({ _id: id, tiendaId }));
  }

  /** Marks a change of after `since` as undone, once; null when it was, or is older. */
  markUndone(tiendaId: string, id: string, { now, since }: { now: Date; since: Date }, tx: Tx) {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, deshechoEn: null, fecha: mongoose.trusted({ $gt: since }) },
        { $set: { deshechoEn: now } },
        { returnDocument: 'after', session: tx },
      )
      .lean<CambioPreciosDoc>()
      .exec();
  }

  async keep(id: unknown, conservados: CambioPreciosDoc['conservados'], tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id } as never, { $set: { conservados } }, { session: tx }).exec();
  }
}
