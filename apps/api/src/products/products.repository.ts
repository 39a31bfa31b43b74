import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { AppError } from '../platform/common/app-error';
import { addToAverage, type RatingChange } from '../platform/database/running-average';
import type { Tx } from '../platform/database/transactions';
import { type FilaCarrito, PARA_CARRITO } from './product-rows';
import { PRODUCTO, type ProductoDoc } from './product.schema';

/** Single products: reading by id, writing, stock. Lists are the catalogue repository's. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  async insert(data: Partial<ProductoDoc>, tx?: Tx): Promise<ProductoDoc> {
    const [doc] = await this.model.create([data], { session: tx }).catch(this.taken);
    return doc!.toObject();
  }

  findOwner(id: string): Promise<Pick<ProductoDoc, '_id' | 'tiendaId' | 'visible'> | null> {
    return this.model
      .findById(id, { tiendaId: 1, visible: 1 })
      .lean<Pick<ProductoDoc, '_id' | 'tiendaId' | 'visible'>>()
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

  findForCart(ids: string[]): Promise<FilaCarrito[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: ids }) }, PARA_CARRITO)
      .lean<FilaCarrito[]>()
      .exec();
  }

  /** Replaces the fields of a store's own product; null when it is not hers. */
  async update(
    id: string,
    tiendaId: string,
    set: Partial<ProductoDoc>,
    unset: Record<string, 1>,
    tx?: Tx,
  ): Promise<ProductoDoc | null> {
    const query = this.model.findOneAndUpdate(
      { _id: id, tiendaId },
      { $set: set, ...(Object.keys(unset).length && { $unset: unset }) },
      { returnDocument: 'after', session: tx },
    );
    return query.lean<ProductoDoc>().exec().catch(this.taken);
  }

  /** Takes units only while the product sells and has as many; returns what is left, null when it was refused. */
  async takeStock(id: string, cantidad: number, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id, activo: true, tiendaActiva: true, disponible: true, stock: mongoose.trusted({ $gte: cantidad }) },
        { $inc: { stock: -cantidad, vendidos: cantidad } },
        { returnDocument: 'after', session: tx, projection: { stock: 1 }, timestamps: false },
      )
      .lean<{ stock: number }>()
      .exec();
    return doc && doc.stock;
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

  /** Sets the stock of a store's own product; returns it as it was before, null when it is not hers. */
  async setStock(id: string, tiendaId: string, stock: number, tx: Tx): Promise<number | null> {
    const doc = await this.model
      .findOneAndUpdate(
        { _id: id, tiendaId },
        { $set: { stock } },
        { returnDocument: 'before', session: tx, projection: { stock: 1 } },
      )
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
    await this.model.updateMany({ tiendaId, activo: true }, { $set: { visible: tiendaActiva } }, { timestamps: false });
  }

  /** Products whose discount opened or closed up to `ahora`. */
  findPriceChanged(ahora: Date, limit: number) {
    return this.model
      .find(
        { precioCambiaEn: mongoose.trusted({ $lte: ahora }) },
        { precio: 1, precioOferta: 1, descuento: 1, precioCambiaEn: 1 },
      )
      .limit(limit)
      .lean<Pick<ProductoDoc, '_id' | 'precio' | 'precioOferta' | 'descuento' | 'precioCambiaEn'>[]>()
      .exec();
  }

  /** Renews derived prices, unless the store has changed the product meanwhile. */
  async renewPrice(id: string, precioCambiaEn: Date | null, set: Partial<ProductoDoc>): Promise<void> {
    await this.model.updateOne({ _id: id, precioCambiaEn }, { $set: set }, { timestamps: false });
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
      updateOne: { filter: { _id, sirveA: { $exists: false } }, update: { $set: { sirveA } }, timestamps: false },
    }));
    await this.model.bulkWrite(writes as never, { ordered: false });
  }

  private readonly taken = (error: unknown): never => {
    if ((error as { code?: number }).code !== 11000) throw error;
    throw new AppError('ENTRADA_INVALIDA', {
      message: 'Ya tienes un producto con ese código (SKU).',
      errors: [{ campo: 'sku', mensaje: 'Ya tienes un producto con ese código (SKU).' }],
    });
  };
}
