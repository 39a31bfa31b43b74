import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { OwnProductQuery } from '@tuerca/contracts/products/products/own-schemas';
import type { StoredValue } from '../../platform/catalogos/catalogo-holders.service';
import { RangeReader } from '../../platform/database/id-ranges';
import { toId } from '../../platform/database/object-id';
import { $exists, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { without } from '../../platform/database/without';
import { PRODUCTO, type ProductoDoc } from './product.schema';
import { type AdminFilter, allProducts, having, owned, type OwnFilter, ownProducts } from './product-filters';

type View = Pick<OwnProductQuery, 'sort' | 'page' | 'limit'>;
/** Fields of a product in a list of those that run out. */
export type LowProduct = Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'stock' | 'stockMinimo'>;
const PRICED = { nombre: 1, sku: 1, precio: 1, precioOferta: 1, descuento: 1, promociones: 1 } as const;
/** A product by its price. */
export type PricedProduct = Pick<ProductoDoc, '_id' | keyof typeof PRICED>;
const STOCKED = { stock: 1, createdAt: 1 } as const;
/** A product by what is on its shelf. */
export type StockedProduct = Pick<ProductoDoc, '_id' | keyof typeof STOCKED>;

const LIST_PROJECTION = without(
  'terminos',
  'claves',
  'marcas',
  'modelos',
  'sirveA',
  'compatibilidad',
  'especificaciones',
  'descripcion',
);
const OWN_FIELDS = without('terminos', 'claves', 'marcas', 'modelos', 'sirveA');
const BATCH = 200;

function toSort(sort: OwnProductQuery['sort']): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace(/^-/, '');
  return { [key === 'nombre' ? 'nombreOrden' : key]: direction, _id: direction };
}

/** Lists of products: those of a store, those of the administrators, and readings of many at once. */
@Injectable()
export class ProductListsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** A page of a store's list. */
  findPage(tiendaId: string, filter: OwnFilter, { sort, page, limit }: View): Promise<ProductoDoc[]> {
    return this.model
      .find(ownProducts(tiendaId, filter), LIST_PROJECTION)
      .sort(toSort(sort))
      .skip((page - 1) * limit)
      .limit(limit)
      .lean()
      .exec();
  }

  /** A page of the administrators' list. */
  async findPageOfAll(filter: AdminFilter, { page, limit }: { page: number; limit: number }) {
    const matching = allProducts(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, LIST_PROJECTION)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  /** All that the filter leaves, in batches; for an export. */
  async *streamOfAll(filter: AdminFilter): AsyncGenerator<ProductoDoc> {
    let last: unknown;
    for (;;) {
      const after = last === undefined ? {} : { _id: { $lt: last } };
      const docs = await this.model
        .find(trustFilter({ $and: [allProducts(filter), after] }), LIST_PROJECTION)
        .sort({ _id: -1 })
        .limit(BATCH)
        .lean()
        .exec();
      yield* docs;
      if (docs.length < BATCH) return;
      last = docs.at(-1)!._id;
    }
  }

  /** Prices of chosen products, or without them of all that match, by id. */
  findPrices(
    tiendaId: string,
    { ids, filter }: { ids?: readonly string[]; filter: OwnFilter },
    limit: number,
    tx?: Tx,
  ): Promise<PricedProduct[]> {
    const match = ids ? trustFilter({ ...owned(tiendaId), _id: { $in: [...ids] } }) : ownProducts(tiendaId, filter);
    return this.model
      .find(match, PRICED)
      .sort({ _id: 1 })
      .limit(limit)
      .session(tx ?? null)
      .lean()
      .exec();
  }

  /** Products at or below their minimum, the fewest units first, read along the index of stock. */
  findLow(tiendaId: string, limit: number): Promise<LowProduct[]> {
    return this.model
      .find(ownProducts(tiendaId, { grupo: 'bajos', words: [] }), { nombre: 1, sku: 1, stock: 1, stockMinimo: 1 })
      .sort(toSort('stock'))
      .limit(limit)
      .lean()
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

  /** The codes of a store's products with their ids, read while they are used. */
  async *readCodes(tiendaId: string, batchSize: number): AsyncGenerator<{ id: string; sku: string }> {
    const docs = this.model
      .find({ tiendaId, sku: $exists(true) }, { sku: 1 })
      .lean()
      .cursor({ batchSize }) as unknown as AsyncIterable<Pick<ProductoDoc, '_id' | 'sku'>>;
    for await (const { _id, sku } of docs) if (sku) yield { id: String(_id), sku };
  }

  /** A store's products with one of these codes or ids, each once. */
  async findByKeys(tiendaId: string, keys: { skus: string[]; ids: string[] }, tx?: Tx): Promise<ProductoDoc[]> {
    const read = (filter: object) =>
      this.model
        .find({ tiendaId, eliminado: false, ...filter }, OWN_FIELDS)
        .session(tx ?? null)
        .lean()
        .exec();
    const bySku = keys.skus.length ? await read({ sku: $in(keys.skus) }) : [];
    const byId = keys.ids.length ? await read({ _id: $in(keys.ids) }) : [];
    return [...new Map([...bySku, ...byId].map((doc) => [String(doc._id), doc])).values()];
  }

  /** All of a store's products by name, read while they are used. */
  readAll(tiendaId: string, batchSize: number): AsyncIterable<ProductoDoc> {
    return this.model
      .find({ tiendaId, eliminado: false }, OWN_FIELDS)
      .sort({ nombreOrden: 1, _id: 1 })
      .lean()
      .cursor({ batchSize }) as unknown as AsyncIterable<ProductoDoc>;
  }

  findHaving(lista: Lista, value: StoredValue, limit: number, tx: Tx): Promise<ProductoDoc[]> {
    return this.model
      .find(trustFilter(having(lista, value)))
      .limit(limit)
      .session(tx)
      .lean()
      .exec();
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

  /** Those that can be seen; for the sitemap. */
  ranges(): RangeReader<ProductoDoc> {
    return new RangeReader(this.model, { visible: true });
  }

  /** Products that were stored before there were keys of fit. */
  findWithoutFit(limit: number) {
    return this.model
      .find({ sirveA: $exists(false) }, { universal: 1, compatibilidad: 1 })
      .limit(limit)
      .lean()
      .exec();
  }
}
