import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { AppError } from '../../platform/common/app-error';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import { $in, $ne } from '../../platform/database/operators';
import { addToAverage, type RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { PRODUCTO, type ProductoDoc } from './product.schema';
import { owned, type Owner } from './product-filters';
import { CART_FIELDS, type CartRow, FOR_RECORD, type RecordRow } from './product-rows';

/** Refusal of a code that another product of the store has. */
export const takenSku = (): AppError => {
  const mensaje = PRODUCT_MESSAGES.skuTaken;
  return new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'sku', mensaje }] });
};

/** Says that the store has another product with this code, when that is why MongoDB refused a write. */
const refuseTakenSku = (error: unknown): never => {
  throw isDuplicateKey(error) ? takenSku() : error;
};

/** Products one by one, and by id: reading, changing, hiding and withdrawing them. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  newId(): string {
    return String(new mongoose.Types.ObjectId());
  }
  toId(id: string): mongoose.Types.ObjectId {
    return toId(id);
  }

  async insert(data: Partial<ProductoDoc>, tx?: Tx): Promise<ProductoDoc> {
    const [doc] = await this.model.create([data], { session: tx }).catch(refuseTakenSku);
    return doc!.toObject();
  }

  /** Stores a product that is held for one client; it has no code. */
  async insertHeld(data: Partial<ProductoDoc>, tx: Tx): Promise<void> {
    await this.model.create([data], { session: tx });
  }

  find(owner: Owner, id: string, tx?: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOne({ _id: id, ...owned(owner) })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Any product, withdrawn ones too. */
  findAny(id: string): Promise<ProductoDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  findPart(id: string): Promise<Pick<ProductoDoc, 'marcaRepuesto' | 'condicion'> | null> {
    return this.model.findById(id, { marcaRepuesto: 1, condicion: 1 }).lean().exec();
  }

  findOwner(id: string): Promise<Pick<ProductoDoc, '_id' | 'tiendaId' | 'nombre' | 'visible'> | null> {
    return this.model.findById(id, { tiendaId: 1, nombre: 1, visible: 1 }).lean().exec();
  }

  /** Stores of these products, without those that nobody can see. */
  findOwners(ids: readonly string[]): Promise<Pick<ProductoDoc, '_id' | 'tiendaId'>[]> {
    return this.model
      .find({ _id: $in(ids), visible: true }, { tiendaId: 1 })
      .lean()
      .exec();
  }

  /** Names and pictures for the ledger, withdrawn products included. */
  findNames(tiendaId: string, ids: string[]): Promise<Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'imagenes'>[]> {
    return this.model
      .find({ _id: $in(ids), tiendaId }, { nombre: 1, sku: 1, imagenes: 1 })
      .lean()
      .exec();
  }

  /** True of a product of the store, also of a withdrawn one. */
  async isOwn(tiendaId: string, id: string): Promise<boolean> {
    return !!(await this.model.exists({ _id: id, tiendaId }));
  }

  findForRecord(ids: string[]): Promise<RecordRow[]> {
    return this.byIds(ids, FOR_RECORD);
  }

  findForCart(ids: string[]): Promise<CartRow[]> {
    return this.byIds(ids, CART_FIELDS);
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
      .lean()
      .exec();
  }

  /** Hides what is not hidden; answers it as it was, null when there is none such. */
  hide(id: string, oculto: NonNullable<ProductoDoc['oculto']>, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, eliminado: false, oculto: null },
        { $set: { oculto, visible: false } },
        { returnDocument: 'before', session: tx, timestamps: false },
      )
      .lean()
      .exec();
  }

  /** Lets a hidden one be shown as its store and itself say; answers it as it was, null when there is none such. */
  show(id: string, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, eliminado: false, oculto: $ne(null) },
        [{ $set: { oculto: null, visible: { $and: ['$activo', '$tiendaActiva'] } } }],
        { returnDocument: 'before', session: tx, timestamps: false, updatePipeline: true },
      )
      .lean()
      .exec();
  }

  async addRating(id: string, valoracion: RatingChange, tx?: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, addToAverage(valoracion), {
      session: tx,
      updatePipeline: true,
      timestamps: false,
    });
    return matchedCount === 1;
  }

  private byIds<T>(ids: string[], fields: object): Promise<T[]> {
    return this.model
      .find({ _id: $in(ids) }, fields)
      .lean<T[]>()
      .exec();
  }
}
