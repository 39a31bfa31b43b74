import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { CAMBIO_PRODUCTO, type CambioProductoDoc } from './product-history.schema';

/** A change before it is stored. */
export type NewProductChange = Omit<CambioProductoDoc, '_id' | 'productoId'> & { productoId: string };

/** Changes of products and their authors: only ever added to. */
@Injectable()
export class ProductHistoryRepository {
  constructor(@InjectModel(CAMBIO_PRODUCTO) private readonly model: Model<CambioProductoDoc>) {}

  /** One command for all of them. */
  async insert(changes: NewProductChange[], tx: Tx): Promise<void> {
    const docs = changes.map((change) => ({ ...change, productoId: toId(change.productoId) }));
    await insertBuilt<CambioProductoDoc>(this.model, docs, tx);
  }

  findLatest(productoId: string, limit: number): Promise<CambioProductoDoc[]> {
    return this.model.find({ productoId }).sort({ fecha: -1, _id: -1 }).limit(limit).lean().exec();
  }
}
