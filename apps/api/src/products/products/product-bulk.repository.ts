import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';

const OWN_FIELDS = { terminos: 0, claves: 0, marcas: 0, modelos: 0, sirveA: 0 } as const;
/** A new product, complete but for its timestamps; ids as text. */
export type NewProduct = Omit<ProductoDoc, '_id' | 'tiendaId' | 'sku' | 'createdAt' | 'updatedAt'> & {
  _id: string;
  sku?: string | null;
  tiendaId: string;
};

/** A product that was taken off sale in place of being removed: units of it were taken, or else somebody only keeps it. */
export interface WithdrawnProduct {
  productoId: string;
  isTaken: boolean;
}

/** A product that was removed, with what it had. */
interface RemovedProduct extends Pick<ProductoDoc, 'stock' | 'imagenes'> {
  productoId: string;
}

/** Many products of one store at once. */
@Injectable()
export class ProductBulkRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** The codes of a store's products with their ids, read while they are used. */
  async *readCodes(tiendaId: string, batchSize: number): AsyncGenerator<{ id: string; sku: string }> {
    const docs = this.model
      .find({ tiendaId, sku: mongoose.trusted({ $exists: true }) }, { sku: 1 })
      .lean<Pick<ProductoDoc, '_id' | 'sku'>>()
      .cursor({ batchSize }) as unknown as AsyncIterable<Pick<ProductoDoc, '_id' | 'sku'>>;
    for await (const { _id, sku } of docs) if (sku) yield { id: String(_id), sku };
  }

  /** A store's products with one of these codes or ids, each once. */
  async findOwn(tiendaId: string, keys: { skus: string[]; ids: string[] }, tx?: Tx): Promise<ProductoDoc[]> {
    const read = (filter: object) =>
      this.model
        .find({ tiendaId, eliminado: false, ...filter }, OWN_FIELDS)
        .session(tx ?? null)
        .lean<ProductoDoc[]>()
        .exec();
    const bySku = keys.skus.length ? await read({ sku: mongoose.trusted({ $in: keys.skus }) }) : [];
    const byId = keys.ids.length ? await read({ _id: mongoose.trusted({ $in: keys.ids }) }) : [];
    return [...new Map([...bySku, ...byId].map((doc) => [String(doc._id), doc])).values()];
  }

  /** All of a store's products by name, read while they are used. */
  readAll(tiendaId: string, batchSize: number): AsyncIterable<ProductoDoc> {
    return this.model
      .find({ tiendaId, eliminado: false }, OWN_FIELDS)
      .sort({ nombreOrden: 1, _id: 1 })
      .lean<ProductoDoc>()
      .cursor({ batchSize }) as unknown as AsyncIterable<ProductoDoc>;
  }

  /** New products, built in full but for their ids' type. */
  async insert(docs: NewProduct[], tx: Tx): Promise<void> {
    const built = docs.map(({ _id, tiendaId, tienda, ...doc }) => ({
      ...doc,
      ...changedNow(),
      _id: toId(_id),
      tiendaId: toId(tiendaId),
      tienda: { ...tienda, _id: toId(tienda._id) },
    }));
    await insertBuilt<ProductoDoc>(this.model, built as never, tx);
  }

  /** Writes each product that still has the stock it was read with; false when one has moved, and the transaction must be given up. */
  async update(
    tiendaId: string,
    updates: { id: string; stock: number; set: Partial<ProductoDoc> }[],
    tx: Tx,
  ): Promise<boolean> {
    if (!updates.length) return true;
    const updatedAt = new Date();
    const { matchedCount } = await this.model.collection.bulkWrite(
      updates.map(({ id, stock, set }) => ({
        updateOne: {
          filter: { _id: toId(id), tiendaId: toId(tiendaId), stock },
          update: { $set: { ...set, updatedAt, ...changedNow() } },
        },
      })) as never,
      { session: tx, ignoreUndefined: true },
    );
    return matchedCount === updates.length;
  }

  /**
   * Removes those of a store's new products of which no unit was taken and which nobody keeps, and takes the others off sale; returns
   * the removed with their stock and pictures, and the others with the reason. `delta` is the stock with which each began.
   */
  async removeUnused(
    tiendaId: string,
    added: { productoId: string; delta: number }[],
    kept: ReadonlySet<string>,
    tx: Tx,
  ): Promise<{ removed: RemovedProduct[]; withdrawn: WithdrawnProduct[] }> {
    const began = new Map(added.map(({ productoId, delta }) => [productoId, delta]));
    const own = { tiendaId: toId(tiendaId), _id: { $in: [...began.keys()].map(toId) } };
    const docs = await this.model
      .find(trustFilter(own), { stock: 1, vendidos: 1, imagenes: 1 })
      .session(tx)
      .lean<Pick<ProductoDoc, '_id' | 'stock' | 'vendidos' | 'imagenes'>[]>()
      .exec();
    const isTaken = ({ _id, stock, vendidos }: (typeof docs)[number]) =>
      vendidos > 0 || stock < began.get(String(_id))!;
    const unused = docs.filter((doc) => !kept.has(String(doc._id)) && !isTaken(doc));
    const ids = unused.map(({ _id }) => _id);
    await this.model.collection.deleteMany({ _id: { $in: ids } }, { session: tx });
    await this.model.collection.updateMany(
      { ...own, _id: { ...own._id, $nin: ids } },
      { $set: { activo: false, visible: false, ...changedNow() } },
      { session: tx },
    );
    const left = docs.filter((doc) => !unused.includes(doc));
    return {
      removed: unused.map(({ _id, stock, imagenes }) => ({ productoId: String(_id), stock, imagenes })),
      withdrawn: left.map((doc) => ({ productoId: String(doc._id), isTaken: isTaken(doc) })),
    };
  }
}
