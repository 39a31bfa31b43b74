import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import { addToAverage, type RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { storedPrice } from './prices.repository';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';
import { CART_FIELDS, type CartRow, FOR_RECORD, type ProductPrice, type RecordRow } from './product-rows';
import { refuseTakenSku } from './taken-sku';

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

/** Single products: reading by id, writing, stock. Lists are the catalogue repository's. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  async insert(data: Partial<ProductoDoc>, tx?: Tx): Promise<ProductoDoc> {
    const [doc] = await this.model.create([data], { session: tx }).catch(refuseTakenSku);
    return doc!.toObject();
  }

  findOwner(id: string): Promise<Pick<ProductoDoc, '_id' | 'tiendaId' | 'nombre' | 'visible'> | null> {
    return this.model
      .findById(id, { tiendaId: 1, nombre: 1, visible: 1 })
      .lean<Pick<ProductoDoc, '_id' | 'tiendaId' | 'nombre' | 'visible'>>()
      .exec();
  }

  /** Stores of these products, without those that nobody can see. */
  findOwners(ids: readonly string[]): Promise<Pick<ProductoDoc, '_id' | 'tiendaId'>[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: [...ids] }), visible: true }, { tiendaId: 1 })
      .lean<Pick<ProductoDoc, '_id' | 'tiendaId'>[]>()
      .exec();
  }

  /** The newest that can be seen; for the sitemap. */
  findIds(limit: number): Promise<Pick<ProductoDoc, '_id' | 'updatedAt'>[]> {
    return this.model
      .find({ visible: true }, { updatedAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<Pick<ProductoDoc, '_id' | 'updatedAt'>[]>()
      .exec();
  }

  findForRecord(ids: string[]): Promise<RecordRow[]> {
    return this.byIds(ids, FOR_RECORD);
  }

  findForCart(ids: string[]): Promise<CartRow[]> {
    return this.byIds(ids, CART_FIELDS);
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
      .find({ _id: mongoose.trusted({ $in: lines.map(({ productoId }) => productoId) }), stock: 0 }, { _id: 1 })
      .session(tx)
      .lean<{ _id: unknown }[]>()
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
      .lean<{ stock: number }>()
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
      .lean<{ stock: number }>()
      .exec();
    return doc && doc.stock;
  }

  /** The stock of a store's own product; null when it is not hers. */
  async findStock(id: string, tiendaId: string, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOne({ _id: id, tiendaId, eliminado: false }, { stock: 1 })
      .session(tx)
      .lean<{ stock: number }>()
      .exec();
    return doc && doc.stock;
  }

  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, addToAverage(valoracion), {
      session: tx,
      updatePipeline: true,
      timestamps: false,
    });
    return matchedCount === 1;
  }

  /** Puts the store's new card on all its products. */
  async renewCard(tiendaId: string, tienda: ProductoDoc['tienda'], tiendaActiva: boolean): Promise<void> {
    await this.model.updateMany({ tiendaId }, { $set: { tienda, tiendaActiva } }, { timestamps: false });
    const shown = { tiendaId, activo: true, oculto: null, eliminado: false };
    await this.model.updateMany(shown, { $set: { visible: tiendaActiva } }, { timestamps: false });
  }

  /** Products that were stored before there were keys of fit. */
  findWithoutFit(limit: number) {
    return this.model
      .find({ sirveA: mongoose.trusted({ $exists: false }) }, { universal: 1, compatibilidad: 1 })
      .limit(limit)
      .lean<Pick<ProductoDoc, '_id' | 'universal' | 'compatibilidad'>[]>()
      .exec();
  }

  /** Adds the keys, unless the store has saved the product meanwhile: then it has them. */
  async setFit(rows: Pick<ProductoDoc, '_id' | 'sirveA'>[]): Promise<void> {
    const writes = rows.map(({ _id, sirveA }) => ({
      updateOne: {
        filter: { _id, sirveA: { $exists: false } },
        update: { $set: { sirveA, ...changedNow() } },
        timestamps: false,
      },
    }));
    await this.model.bulkWrite(writes as never, { ordered: false });
  }

  private byIds<T>(ids: string[], fields: object): Promise<T[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: ids }) }, fields)
      .lean<T[]>()
      .exec();
  }
}
