import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { OwnProductMeta, OwnProductQuery } from '@tuerca/contracts/products/products/own-schemas';
import type { OwnProductGroup } from '@tuerca/contracts/products/products/rules';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PRODUCTO, type ProductoDoc } from './product.schema';

/** Filters of a store's list. */
export type OwnFilter = Pick<OwnProductQuery, 'grupo' | 'precioMin' | 'precioMax' | 'stockMin' | 'enOferta'> & {
  words: string[];
  categoria?: string;
};
type View = Pick<OwnProductQuery, 'sort' | 'page' | 'limit'>;
/** Numbers of a store's products of one category, by group. */
export type CategoryCounts = OwnProductMeta['contadores'] & { categoria: string };

export const LIST_PROJECTION = {
  terminos: 0,
  claves: 0,
  marcas: 0,
  modelos: 0,
  sirveA: 0,
  compatibilidad: 0,
  especificaciones: 0,
  descripcion: 0,
} as const;
/** Fields of a product in a list of those that run out. */
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
const owned = (tiendaId: string) => ({ tiendaId, eliminado: false });

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

/** A store's own products together: its list and counters, and what is read of many of them at once. */
@Injectable()
export class OwnProductListsRepository {
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
        { $match: { tiendaId: toId(tiendaId), eliminado: false } },
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

  /** Number of a store's products that were put on sale since an instant. */
  countAdded(tiendaId: string, since: Date): Promise<number> {
    return this.model
      .countDocuments({ tiendaId, eliminado: false, createdAt: mongoose.trusted({ $gte: since }) })
      .exec();
  }

  /** A store's products with so many units at most, as suggestions of a reorder read them (index tiendaId + eliminado + stock). */
  findStock(tiendaId: string, most: number): Promise<StockedProduct[]> {
    // Without Mongoose, which takes longer for thousands of them than the database.
    return this.model.collection
      .find<StockedProduct>(
        { tiendaId: toId(tiendaId), eliminado: false, stock: { $lte: most } },
        { projection: STOCKED },
      )
      .toArray();
  }
}
