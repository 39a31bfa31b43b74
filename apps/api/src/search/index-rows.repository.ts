import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { PRODUCTO, type ProductoDoc } from '../products/product.schema';
import { INDEXED_FIELDS, type IndexedRow, type Stamp } from './indexed-product';

/** Products as the index reads them. */
@Injectable()
export class IndexRowsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** All that are for sale, in batches as they arrive: through the driver itself, since Mongoose takes as long for each row as the index does. */
  async *readAll(batchSize: number): AsyncIterable<IndexedRow[]> {
    const cursor = this.model.collection.find<IndexedRow>({ visible: true }, { projection: INDEXED_FIELDS, batchSize });
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
    } finally {
      await cursor.close();
    }
  }

  /** Products by id, hidden ones included; those that are gone are absent. */
  findByIds(ids: readonly string[]): Promise<IndexedRow[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: [...ids] }) }, INDEXED_FIELDS)
      .lean<IndexedRow[]>()
      .exec();
  }

  /** What was written since an instant. */
  findStamps(since: Date): Promise<Stamp[]> {
    return this.model
      .find({ cambiadoEn: mongoose.trusted({ $gte: since }) }, { cambiadoEn: 1 })
      .lean<Stamp[]>()
      .exec();
  }

  /** The ids of all that are for sale. */
  async findVisibleIds(): Promise<string[]> {
    const docs = await this.model.find({ visible: true }, { _id: 1 }).lean<Stamp[]>().exec();
    return docs.map(({ _id }) => String(_id));
  }

  countVisible(): Promise<number> {
    return this.model.countDocuments({ visible: true }).exec();
  }
}
