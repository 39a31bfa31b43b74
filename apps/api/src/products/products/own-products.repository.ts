import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { PRODUCTO, type ProductoDoc } from './product.schema';
import { refuseTakenSku } from './taken-sku';

/** Owner of the products: a store, or null (an administrator) for anybody's. */
export type Owner = string | null;

const owned = (owner: Owner) => ({ ...(owner !== null && { tiendaId: owner }), eliminado: false });

/** A store's own products one by one: reading, changing and withdrawing them. */
@Injectable()
export class OwnProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  find(owner: Owner, id: string, tx?: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOne({ _id: id, ...owned(owner) })
      .session(tx ?? null)
      .lean<ProductoDoc>()
      .exec();
  }

  /** Names and pictures for the ledger, withdrawn products included. */
  findNames(tiendaId: string, ids: string[]): Promise<Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'imagenes'>[]> {
    return this.model
      .find({ _id: mongoose.trusted({ $in: ids }), tiendaId }, { nombre: 1, sku: 1, imagenes: 1 })
      .lean<Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'imagenes'>[]>()
      .exec();
  }

  /** Whether a store has, or had, this product. */
  async isOwn(tiendaId: string, id: string): Promise<boolean> {
    return !!(await this.model.exists({ _id: id, tiendaId }));
  }

  /** Changes a product; false when it is gone. */
  async update(id: unknown, set: Partial<ProductoDoc>, unset: Record<string, 1>, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model
      .updateOne(
        { _id: id, eliminado: false } as never,
        { $set: set, ...(Object.keys(unset).length && { $unset: unset }) },
        { session: tx },
      )
      .catch(refuseTakenSku);
    return matchedCount === 1;
  }

  /** Withdraws a product for good and frees its code; answers what it was, null when there is none. */
  remove(owner: Owner, id: string, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...owned(owner) },
        { $set: { eliminado: true, activo: false, visible: false }, $unset: { sku: 1 } },
        { returnDocument: 'before', session: tx },
      )
      .lean<ProductoDoc>()
      .exec();
  }
}
