import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { CAMBIO_PRODUCTO, type CambioProductoDoc } from './product-history.schema';

/** Who changed a product: only ever added to. */
@Injectable()
export class ProductHistoryRepository {
  constructor(@InjectModel(CAMBIO_PRODUCTO) private readonly model: Model<CambioProductoDoc>) {}

  async insert(change: Omit<CambioProductoDoc, '_id'>, tx: Tx): Promise<void> {
    await this.model.create([change], { session: tx });
  }

  findLatest(productoId: string, limit: number): Promise<CambioProductoDoc[]> {
    return this.model.find({ productoId }).sort({ fecha: -1, _id: -1 }).limit(limit).lean<CambioProductoDoc[]>().exec();
  }
}
