import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Claims } from '../../platform/database/claims';
import { toId } from '../../platform/database/object-id';
import { $gt, $gte, $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { storedPrice } from './prices.repository';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';
import type { ProductPrice } from './product-rows';

interface Units {
  productoId: string;
  cantidad: number;
  price?: ProductPrice;
}
// Straight to the driver: stored discounts and promotions are compared as they were read, their fields in their order.
const saleable = ({ productoId, cantidad, price }: Units) => ({
  _id: toId(productoId),
  activo: true,
  tiendaActiva: true,
  // A null of a query also stands for a field that is absent.
  oculto: null,
  disponible: true,
  stock: { $gte: cantidad },
  ...(price && storedPrice(price)),
});
const taking = ({ cantidad }: Units) => ({ $inc: { stock: -cantidad, vendidos: cantidad }, $set: changedNow() });

/** Conditional writes of stock: sold, returned, counted, and held for one client. */
@Injectable()
export class ProductStockRepository {
  /** Holds whose time is over and of which units are left. */
  readonly overdue: Claims<ProductoDoc>;

  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {
    this.overdue = new Claims(model, {
      name: 'apartado',
      due: (now) => ({ 'apartado.hasta': $lte(now), stock: $gt(0) }),
      fields: { _id: 1 },
    });
  }

  /**
   * Takes units of every line only while the product sells, has as many, and has the price of the line, if that names one.
   * Returns the ids that sold out by it; null when a line was refused, and the transaction must be given up.
   */
  async takeStock(lines: Units[], tx: Tx): Promise<string[] | null> {
    const [line] = lines;
    if (line && lines.length === 1) {
      const doc = await this.model.collection.findOneAndUpdate(saleable(line), taking(line), {
        returnDocument: 'after',
        session: tx,
        projection: { stock: 1 },
      });
      return doc && (doc.stock === 0 ? [line.productoId] : []);
    }
    const { matchedCount } = await this.model.collection.bulkWrite(
      lines.map((one) => ({ updateOne: { filter: saleable(one), update: taking(one) } })),
      { session: tx },
    );
    if (matchedCount < lines.length) return null;
    const soldOut = await this.model
      .find({ _id: $in(lines.map(({ productoId }) => productoId)), stock: 0 }, { _id: 1 })
      .session(tx)
      .lean()
      .exec();
    return soldOut.map(({ _id }) => String(_id));
  }

  /** Gives units back, to withdrawn products too; returns the stock before, null when the product is gone. */
  async returnStock(id: string, cantidad: number, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id },
        { $inc: { stock: cantidad, vendidos: -cantidad } },
        { returnDocument: 'before', session: tx, projection: { stock: 1 }, timestamps: false },
      )
      .lean()
      .exec();
    return doc && doc.stock;
  }

  /** Sets the stock of a store's own product, with `stockAnterior` only while it still is that; returns it as it was before, null when nothing was written. */
  async setStock(
    id: string,
    tiendaId: string,
    { stock, stockAnterior }: { stock: number; stockAnterior?: number },
    tx: Tx,
  ): Promise<number | null> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, eliminado: false, ...(stockAnterior !== undefined && { stock: stockAnterior }) },
        { $set: { stock } },
        { returnDocument: 'before', session: tx, projection: { stock: 1 } },
      )
      .lean()
      .exec();
    return doc && doc.stock;
  }

  /** The stock of a store's own product; null when it is not hers. */
  async findStock(id: string, tiendaId: string, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOne({ _id: id, tiendaId, eliminado: false }, { stock: 1 })
      .session(tx)
      .lean()
      .exec();
    return doc && doc.stock;
  }

  /** Takes units of a store's product while it sells and has as many; the product after, null when it has not. */
  takeOne(tiendaId: string, id: string, cantidad: number, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, visible: true, disponible: true, stock: $gte(cantidad) },
        { $inc: { stock: -cantidad } },
        { returnDocument: 'after', session: tx, timestamps: false },
      )
      .lean()
      .exec();
  }

  /** Ends a hold whose time is over; the product before, null when nothing of it was left. */
  endHold(id: unknown, now: Date, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, 'apartado.hasta': $lte(now), stock: $gt(0) } as never,
        { $set: { stock: 0, activo: false } },
        { returnDocument: 'before', session: tx, timestamps: false },
      )
      .lean()
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
      .lean()
      .exec();
    return doc && doc.stock;
  }
}
