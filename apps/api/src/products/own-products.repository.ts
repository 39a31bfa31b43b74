import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OwnProductMeta, OwnProductQuery } from '@tuerca/contracts/products/own-schemas';
import type { OwnProductGroup } from '@tuerca/contracts/products/rules';
import mongoose, { type Model } from 'mongoose';
import { trustFilter } from '../platform/database/trust-filter';
import type { Tx } from '../platform/database/transactions';
import { PRODUCTO, type ProductoDoc } from './product.schema';
import { refuseTakenSku } from './taken-sku';

/** Whose products are meant: a store's, or with null (an administrator) anybody's. */
export type Owner = string | null;
/** What a store's list is filtered by. */
export type OwnFilter = Pick<OwnProductQuery, 'grupo' | 'precioMin' | 'precioMax' | 'stockMin' | 'enOferta'> & {
  words: string[];
  categoria?: string;
};
type View = Pick<OwnProductQuery, 'sort' | 'page' | 'limit'>;
/** How many of a store's products are what, in one category. */
export type CategoryCounts = OwnProductMeta['contadores'] & { categoria: string };

const LIST_PROJECTION = {
  terminos: 0,
  claves: 0,
  marcas: 0,
  modelos: 0,
  sirveA: 0,
  compatibilidad: 0,
  especificaciones: 0,
  descripcion: 0,
} as const;
/** What a list of products that run out reads of each. */
export type LowProduct = Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'stock' | 'stockMinimo'>;
const PRICED = { nombre: 1, sku: 1, precio: 1, precioOferta: 1, descuento: 1, promociones: 1 } as const;
/** A product by its price. */
export type PricedProduct = Pick<ProductoDoc, '_id' | keyof typeof PRICED>;
const STOCKED = { stock: 1, createdAt: 1 } as const;
/** A product by what is on its shelf. */
export type StockedProduct = Pick<ProductoDoc, '_id' | keyof typeof STOCKED>;
const LOW = { $lte: ['$stock', '$stockMinimo'] };
const GROUPS: Record<OwnProductGroup, object> = {
  publicados: { activo: true },
  ocultos: { activo: false },
  bajos: { $expr: LOW },
  agotados: { stock: 0 },
  ofertas: { enOferta: true },
};
const owned = (owner: Owner) => ({ ...(owner !== null && { tiendaId: owner }), eliminado: false });

function toMatch(tiendaId: string, { grupo, words, categoria, precioMin, precioMax, stockMin, enOferta }: OwnFilter) {
  const precio = {
    ...(precioMin !== undefined && { $gte: precioMin }),
    ...(precioMax !== undefined && { $lte: precioMax }),
  };
  return trustFilter({
    ...owned(tiendaId),
    ...(words.length && { terminos: { $all: words } }),
    ...(categoria && { categoria }),
    ...(Object.keys(precio).length && { precio }),
    ...(enOferta && { enOferta: true }),
    $and: [...(stockMin === undefined ? [] : [{ stock: { $gte: stockMin } }]), GROUPS[grupo!] ?? {}],
  });
}

function toSort(sort: OwnProductQuery['sort']): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace(/^-/, '');
  return { [key === 'nombre' ? 'nombreOrden' : key]: direction, _id: direction };
}

/** A store's own products: its list and counters, changing and withdrawing them. */
@Injectable()
export class OwnProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** One page of what matches. */
  findPage(tiendaId: string, filter: OwnFilter, { sort, page, limit }: View): Promise<ProductoDoc[]> {
    return this.model
      .find(toMatch(tiendaId, filter), LIST_PROJECTION)
      .sort(toSort(sort))
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<ProductoDoc[]>()
      .exec();
  }

  count(tiendaId: string, filter: OwnFilter): Promise<number> {
    return this.model.countDocuments(toMatch(tiendaId, filter)).exec();
  }

  /** Prices of chosen products, or without them of all that match, by id. */
  findPrices(
    tiendaId: string,
    { ids, filter }: { ids?: readonly string[]; filter: OwnFilter },
    limit: number,
    tx?: Tx,
  ): Promise<PricedProduct[]> {
    const match = ids ? trustFilter({ ...owned(tiendaId), _id: { $in: [...ids] } }) : toMatch(tiendaId, filter);
    return this.model
      .find(match, PRICED)
      .sort({ _id: 1 })
      .limit(limit)
      .session(tx ?? null)
      .lean<PricedProduct[]>()
      .exec();
  }

  /** Products at or below their minimum, the fewest units first, read along the index of stock. */
  findLow(tiendaId: string, limit: number): Promise<LowProduct[]> {
    return this.model
      .find(toMatch(tiendaId, { grupo: 'bajos', words: [] }), { nombre: 1, sku: 1, stock: 1, stockMinimo: 1 })
      .sort(toSort('stock'))
      .limit(limit)
      .lean<LowProduct[]>()
      .exec();
  }

  /** Counts over the whole store, read from one index, by the names of categories. */
  async countByCategory(tiendaId: string): Promise<CategoryCounts[]> {
    const when = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });
    const rows = await this.model
      .aggregate<OwnProductMeta['contadores'] & { _id: string }>([
        { $match: { tiendaId: new mongoose.Types.ObjectId(tiendaId), eliminado: false } },
        {
          $group: {
            _id: '$categoria',
            todos: { $sum: 1 },
            publicados: when('$activo'),
            ocultos: when({ $not: '$activo' }),
            bajos: when(LOW),
            agotados: when({ $eq: ['$stock', 0] }),
            ofertas: when('$enOferta'),
          },
        },
        { $sort: { _id: 1 } },
      ])
      .exec();
    return rows.map(({ _id, ...counts }) => ({ categoria: _id, ...counts }));
  }

  /** How many of a store's products were put on sale since an instant. */
  countAdded(tiendaId: string, since: Date): Promise<number> {
    return this.model
      .countDocuments({ tiendaId, eliminado: false, createdAt: mongoose.trusted({ $gte: since }) })
      .exec();
  }

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

  /** What suggestions of a reorder read of a store's products with so many units at most (index tiendaId + eliminado + stock). */
  findStock(tiendaId: string, most: number): Promise<StockedProduct[]> {
    // Without Mongoose, which takes longer for thousands of them than the database.
    return this.model.collection
      .find<StockedProduct>(
        { tiendaId: new mongoose.Types.ObjectId(tiendaId), eliminado: false, stock: { $lte: most } },
        { projection: STOCKED },
      )
      .toArray();
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
