import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $gte, $in } from '../../platform/database/operators';
import { PRODUCTO, type ProductoDoc } from '../products/product.schema';
import { INDEXED_FIELDS, type IndexedRow, type Stamp } from './indexed-product';

/** Products that one cursor reads in less time than it takes to find the middle of them. */
const FEW = 2000;

/** Products as the index reads them. */
@Injectable()
export class IndexRowsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /**
   * All that are for sale, in batches: through the driver itself, since Mongoose takes as long for each row as the index does, and
   * in two halves at once, since the database serves each of them with a core of its own. `take` says whether to go on.
   */
  async readAll(batchSize: number, take: (batch: IndexedRow[]) => Promise<boolean>): Promise<void> {
    const middle = await this.findMiddle();
    const halves = middle ? [{ $lt: middle }, { $gte: middle }] : [undefined];
    await Promise.all(
      halves.map(async (half) => {
        const options = { projection: INDEXED_FIELDS, batchSize, ...(half && { hint: '_id_' }) };
        const cursor = this.model.collection.find<IndexedRow>({ visible: true, ...(half && { _id: half }) }, options);
        try {
          while ((await cursor.hasNext()) && (await take(cursor.readBufferedDocuments())));
        } finally {
          await cursor.close();
        }
      }),
    );
  }

  /** The id that half of the products lie before; undefined for few, which are read faster in one go. */
  private async findMiddle(): Promise<IndexedRow['_id'] | undefined> {
    const count = await this.model.estimatedDocumentCount().exec();
    if (count < FEW) return undefined;
    const [middle] = await this.model
      .find({}, { _id: 1 })
      .sort({ _id: 1 })
      .skip(count >> 1)
      .limit(1)
      .lean()
      .exec();
    return middle?._id;
  }

  /** Products by id, hidden ones included; those that are gone are absent. */
  findByIds(ids: readonly string[]): Promise<IndexedRow[]> {
    return this.model
      .find({ _id: $in(ids) }, INDEXED_FIELDS)
      .lean()
      .exec();
  }

  /** Products that were written since an instant. */
  findStamps(since: Date): Promise<Stamp[]> {
    return this.model
      .find({ cambiadoEn: $gte(since) }, { cambiadoEn: 1 })
      .lean()
      .exec();
  }

  /** The ids of all that are for sale. */
  async findVisibleIds(): Promise<string[]> {
    const docs = await this.model.find({ visible: true }, { _id: 1 }).lean().exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Products that were written since an instant, hidden ones among them, the earliest first, in batches. */
  async *stampsSince(since: Date, size: number): AsyncGenerator<(Stamp & Pick<IndexedRow, 'visible'>)[]> {
    const cursor = this.model
      .find({ cambiadoEn: $gte(since) }, { cambiadoEn: 1, visible: 1 })
      .sort({ cambiadoEn: 1 })
      .lean<Stamp & Pick<IndexedRow, 'visible'>>()
      .cursor({ batchSize: size });
    yield* inBatches(cursor, size);
  }

  /** The ids of all that are for sale, in their order, in batches. */
  async *visibleIds(size: number): AsyncGenerator<string[]> {
    const cursor = this.model
      .find({ visible: true }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<Stamp>()
      .cursor({ batchSize: size });
    for await (const batch of inBatches(cursor, size)) yield batch.map(({ _id }) => String(_id));
  }

  countVisible(): Promise<number> {
    return this.model.countDocuments({ visible: true }).exec();
  }
}

async function* inBatches<T>(cursor: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of cursor) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
