import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PRODUCTO, type ProductoDoc } from '../products/product.schema';
import { type FullProducto, INDICES } from './catalogue-rows';

/** Single products as everybody sees them; lists and counts are the search index's. */
@Injectable()
export class CatalogueRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** A visible product, whole. Asked by id alone: an indexed flag beside it would tempt the planner away from the id. */
  async findVisible(id: string): Promise<FullProducto | null> {
    const doc = await this.model.findOne({ _id: id }, INDICES).lean().exec();
    return doc?.visible ? doc : null;
  }
}
