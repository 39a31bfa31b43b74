import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PRODUCTO, type ProductoDoc } from './product.schema';

const PUBLISHED = { eliminado: false, activo: true } as const;
const HIDDEN = { eliminado: false, ocultoPorPlan: true } as const;

/** A store's products as its plan counts, hides and shows them. */
@Injectable()
export class PublishedProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  countPublished(tiendaId: string, tx?: Tx): Promise<number> {
    return this.model
      .countDocuments({ tiendaId, ...PUBLISHED })
      .session(tx ?? null)
      .exec();
  }

  countHidden(tiendaId: string): Promise<number> {
    return this.model.countDocuments({ tiendaId, ...HIDDEN }).exec();
  }

  /** Hides the newest published ones; answers how many. */
  async hideNewest(tiendaId: string, count: number, tx: Tx): Promise<number> {
    const docs = await this.model
      .find({ tiendaId, ...PUBLISHED }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(count)
      .session(tx)
      .lean<{ _id: mongoose.Types.ObjectId }[]>()
      .exec();
    return this.set(docs, { activo: false, visible: false, ocultoPorPlan: true }, tx);
  }

  /** Shows the oldest of those that the plan had hidden, all of them with null; answers how many. */
  async showOldest(tiendaId: string, count: number | null, tx: Tx): Promise<number> {
    const docs = await this.model
      .find({ tiendaId, ...HIDDEN }, { tiendaActiva: 1, oculto: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(count ?? 0)
      .session(tx)
      .lean<Pick<ProductoDoc, '_id' | 'tiendaActiva' | 'oculto'>[]>()
      .exec();
    for (const visible of [true, false])
      await this.set(
        docs.filter(({ tiendaActiva, oculto }) => (tiendaActiva && !oculto) === visible),
        { activo: true, visible, ocultoPorPlan: false },
        tx,
      );
    return docs.length;
  }

  private async set(docs: Pick<ProductoDoc, '_id'>[], set: Partial<ProductoDoc>, tx: Tx): Promise<number> {
    if (!docs.length) return 0;
    const filter = trustFilter({ _id: { $in: docs.map(({ _id }) => _id) } }) as QueryFilter<ProductoDoc>;
    return (await this.model.updateMany(filter, { $set: set }, { session: tx, timestamps: false })).modifiedCount;
  }
}
