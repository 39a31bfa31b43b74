import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { Claims } from '../../platform/database/claims';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { PRODUCTO, type ProductoDoc } from './product.schema';

const { trusted } = mongoose;

/** Units that are taken out of sale for one client, and the products under which she alone can buy them. */
@Injectable()
export class HeldProductsRepository {
  /** Holds whose time is over and of which units are left. */
  readonly overdue: Claims<ProductoDoc>;

  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {
    this.overdue = new Claims(model, {
      name: 'apartado',
      due: (now) => ({ 'apartado.hasta': trusted({ $lte: now }), stock: trusted({ $gt: 0 }) }),
      fields: { _id: 1 },
    });
  }

  newId(): string {
    return String(new mongoose.Types.ObjectId());
  }
  toId(id: string): mongoose.Types.ObjectId {
    return toId(id);
  }

  /** Takes units of a store's product while it sells and has as many; the product after, null when it has not. */
  take(tiendaId: string, id: string, cantidad: number, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, visible: true, disponible: true, stock: trusted({ $gte: cantidad }) },
        { $inc: { stock: -cantidad } },
        { returnDocument: 'after', session: tx, timestamps: false },
      )
      .lean<ProductoDoc>()
      .exec();
  }

  findPart(id: string): Promise<Pick<ProductoDoc, 'marcaRepuesto' | 'condicion'> | null> {
    return this.model
      .findById(id, { marcaRepuesto: 1, condicion: 1 })
      .lean<Pick<ProductoDoc, 'marcaRepuesto' | 'condicion'>>()
      .exec();
  }

  async insert(data: Partial<ProductoDoc>, tx: Tx): Promise<void> {
    await this.model.create([data], { session: tx });
  }

  /** Ends a hold whose time is over; the product before, null when nothing of it was left. */
  end(id: unknown, now: Date, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, 'apartado.hasta': trusted({ $lte: now }), stock: trusted({ $gt: 0 }) } as never,
        { $set: { stock: 0, activo: false } },
        { returnDocument: 'before', session: tx, timestamps: false },
      )
      .lean<ProductoDoc>()
      .exec();
  }

  /** Puts units back on sale; the stock before, null when the product is gone. */
  async putBack(id: unknown, cantidad: number, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id } as never,
        { $inc: { stock: cantidad } },
        { returnDocument: 'before', session: tx, projection: { stock: 1 }, timestamps: false },
      )
      .lean<{ stock: number }>()
      .exec();
    return doc && doc.stock;
  }

  /** Stores with something on sale in a category, for a vehicle's brand, or whose names hold all the words. */
  async findSellers(filter: { categoria: string } | { marcas: string } | { words: string[] }): Promise<string[]> {
    const match = 'words' in filter ? { terminos: { $all: filter.words } } : filter;
    const rows = await this.model.aggregate<{ _id: unknown }>([
      { $match: { ...match, visible: true } },
      { $group: { _id: '$tiendaId' } },
    ]);
    return rows.map(({ _id }) => String(_id));
  }
}
