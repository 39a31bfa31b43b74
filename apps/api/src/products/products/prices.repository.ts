import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';
import type { DerivedPrices } from './product-derived';
import type { ProductPrice } from './product-rows';

/** A product's price, what is computed from it, and what a promotion's scope looks at. */
export type PricedRow = ProductPrice & DerivedPrices & Pick<ProductoDoc, '_id' | 'categoria' | 'marcas'>;
/** Scope of a campaign of the platform: an empty list means all, `precioMinimo` are dollars. */
export interface CampaignScope {
  categorias: readonly string[];
  marcas: readonly string[];
  precioMinimo: number | null;
}
/** The products of a store that a promotion is for: these, those of a category, those of a campaign, or without any all. */
export interface PromotionScope {
  productos?: readonly string[];
  categoria?: string;
  campana?: CampaignScope;
}
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

const inCampaign = ({ categorias, marcas, precioMinimo }: CampaignScope) => ({
  ...(categorias.length && { categoria: { $in: [...categorias] } }),
  ...(marcas.length && { marcas: { $in: [...marcas] } }),
  ...(precioMinimo !== null && { precio: { $gte: precioMinimo } }),
});
const inScope = ({ productos, categoria, campana }: PromotionScope) => {
  if (campana) return inCampaign(campana);
  return productos ? { _id: { $in: [...productos] } } : categoria ? { categoria } : {};
};

/** The part of products that prices rest on. */
@Injectable()
export class PricesRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** Products whose price changed by itself up to `now`. */
  findDue(now: Date, limit: number): Promise<PricedRow[]> {
    return this.model
      .find({ precioCambiaEn: mongoose.trusted({ $lte: now }) }, FIELDS)
      .limit(limit)
      .lean<PricedRow[]>()
      .exec();
  }

  /** Products of a store that a promotion is for or that still carry it; with `ids` only those among them. */
  findPromoted(
    tiendaId: string,
    promocionId: string,
    { scope, ids }: { scope: PromotionScope | null; ids?: readonly string[] },
  ): Promise<PricedRow[]> {
    const carried = { 'promociones.promocionId': promocionId };
    const wanted = scope ? { $or: [carried, inScope(scope)] } : carried;
    const filter = { $and: [{ tiendaId, eliminado: false }, wanted, ...(ids ? [{ _id: { $in: [...ids] } }] : [])] };
    return this.model.find(trustFilter(filter), FIELDS).lean<PricedRow[]>().exec();
  }

  /** Products of a store by id; others are absent. */
  findOwn(tiendaId: string, ids: readonly string[]): Promise<PricedRow[]> {
    return this.model
      .find({ tiendaId, _id: mongoose.trusted({ $in: [...ids] }) }, FIELDS)
      .lean<PricedRow[]>()
      .exec();
  }

  /** A store's own products as a promotion shows them; others are absent. */
  findShown(tiendaId: string, ids: readonly string[]): Promise<ShownRow[]> {
    return this.model
      .find({ tiendaId, eliminado: false, _id: mongoose.trusted({ $in: [...ids] }) }, SHOWN)
      .lean<ShownRow[]>()
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
    const carried = promocionId ?? mongoose.trusted({ $exists: true });
    return this.model
      .find({ tiendaId, eliminado: false, 'promociones.promocionId': carried }, FIELDS)
      .lean<PricedRow[]>()
      .exec();
  }

  /** Number of products that carry one of these promotions. */
  countCarrying(promocionIds: readonly string[]): Promise<number> {
    const ids = promocionIds.map((id) => this.toId(id));
    return this.model.countDocuments(trustFilter({ 'promociones.promocionId': { $in: ids }, eliminado: false })).exec();
  }

  /** Number of a store's products that a campaign is for. */
  countInCampaign(tiendaId: string, scope: CampaignScope): Promise<number> {
    return this.model.countDocuments(trustFilter({ tiendaId, eliminado: false, ...inCampaign(scope) })).exec();
  }

  /** Stores that show something that a campaign is for. */
  async findStoresInCampaign(scope: CampaignScope): Promise<string[]> {
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { visible: true, ...inCampaign(scope) } },
      { $group: { _id: '$tiendaId' } },
    ]);
    return rows.map(({ _id }) => String(_id));
  }

  /** Number of a store's products, by category. */
  async countByCategory(tiendaId: string): Promise<Map<string, number>> {
    const rows = await this.model.aggregate<{ _id: string; total: number }>([
      { $match: { tiendaId: toId(tiendaId), eliminado: false } },
      { $group: { _id: '$categoria', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [_id, total]));
  }
}
