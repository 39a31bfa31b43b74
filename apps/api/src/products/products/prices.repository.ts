import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import { $exists, $in, $lte } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';
import type { DerivedPrices } from './product-derived';
import { inPromotion, type PromotionScope } from './product-filters';
import type { ProductPrice } from './product-rows';

/** A product's price, what is computed from it, and what a promotion's scope looks at. */
export type PricedRow = ProductPrice & DerivedPrices & Pick<ProductoDoc, '_id' | 'categoria' | 'marcas'>;
/** New values of a row. */
export interface PriceChange {
  row: PricedRow;
  set: Pick<ProductoDoc, 'promociones'> & DerivedPrices;
}
/** New full price of a row. */
export interface Repricing {
  row: ProductPrice & Pick<ProductoDoc, '_id'>;
  set: Pick<ProductoDoc, 'precio'> & DerivedPrices;
}

const SHOWN = { nombre: 1, imagenes: 1, precio: 1 } as const;
type ShownRow = Pick<ProductoDoc, '_id' | keyof typeof SHOWN>;
const FIELDS = {
  categoria: 1,
  marcas: 1,
  precio: 1,
  precioOferta: 1,
  descuento: 1,
  promociones: 1,
  precioFinalCentavos: 1,
  enOferta: 1,
  precioCambiaEn: 1,
} as const;

/** Condition that a product's price is as it was read; for the driver itself, which compares sub-documents field by field. */
export const storedPrice = ({ precio, precioOferta, descuento, promociones }: ProductPrice) => ({
  precio,
  precioOferta: precioOferta ?? null,
  descuento: descuento ?? null,
  // A null of a query also stands for a field that is absent.
  promociones: promociones ?? null,
});

/** Prices of products, with the promotions that they carry. */
@Injectable()
export class PricesRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** Products whose price changed by itself up to `now`. */
  findDue(now: Date, limit: number): Promise<PricedRow[]> {
    return this.model
      .find({ precioCambiaEn: $lte(now) }, FIELDS)
      .limit(limit)
      .lean()
      .exec();
  }

  /** Products of a store that a promotion is for or that still carry it; with `ids` only those among them. */
  findPromoted(
    tiendaId: string,
    promocionId: string,
    { scope, ids }: { scope: PromotionScope | null; ids?: readonly string[] },
  ): Promise<PricedRow[]> {
    const carried = { 'promociones.promocionId': promocionId };
    const wanted = scope ? { $or: [carried, inPromotion(scope)] } : carried;
    const filter = { $and: [{ tiendaId, eliminado: false }, wanted, ...(ids ? [{ _id: { $in: [...ids] } }] : [])] };
    return this.model.find(trustFilter(filter), FIELDS).lean().exec();
  }

  /** Products of a store by id; others are absent. */
  findOwn(tiendaId: string, ids: readonly string[]): Promise<PricedRow[]> {
    return this.model
      .find({ tiendaId, _id: $in(ids) }, FIELDS)
      .lean()
      .exec();
  }

  /** A store's own products as a promotion shows them; others are absent. */
  findShown(tiendaId: string, ids: readonly string[]): Promise<ShownRow[]> {
    return this.model
      .find({ tiendaId, eliminado: false, _id: $in(ids) }, SHOWN)
      .lean()
      .exec();
  }

  toId(id: string): mongoose.Types.ObjectId {
    return toId(id);
  }

  /** Writes every row whose price is still as it was read; answers how many were. */
  async write(changes: readonly PriceChange[]): Promise<number> {
    if (!changes.length) return 0;
    const { matchedCount } = await this.model.collection.bulkWrite(
      changes.map(({ row, set }) => ({
        updateOne: { filter: { _id: row._id, ...storedPrice(row) }, update: { $set: { ...set, ...changedNow() } } },
      })),
      { ordered: false },
    );
    return matchedCount;
  }

  /** Writes full prices inside a transaction, where each product's price is as it was read; answers how many were. */
  async reprice(changes: readonly Repricing[], tx: Tx): Promise<number> {
    if (!changes.length) return 0;
    const { matchedCount } = await this.model.collection.bulkWrite(
      changes.map(({ row, set }) => ({
        updateOne: {
          filter: { _id: row._id, ...storedPrice(row) },
          update: { $set: { ...set, updatedAt: new Date(), ...changedNow() } },
        },
      })),
      { session: tx },
    );
    return matchedCount;
  }

  /** A store's products that carry a promotion: this one, or without it any. */
  findCarrying(tiendaId: string, promocionId?: string): Promise<PricedRow[]> {
    const carried = promocionId ?? $exists(true);
    return this.model.find({ tiendaId, eliminado: false, 'promociones.promocionId': carried }, FIELDS).lean().exec();
  }
}
