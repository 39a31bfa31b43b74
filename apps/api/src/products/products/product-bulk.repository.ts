import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';

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

const PUBLISHED = { eliminado: false, activo: true } as const;
const HIDDEN = { eliminado: false, ocultoPorPlan: true } as const;

/** Writes of many products at once. */
@Injectable()
export class ProductBulkRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

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
      })),
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
      .lean()
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

  /** Writes products whose values of a list were replaced. */
  async rewrite(rows: { _id: ProductoDoc['_id']; set: Partial<ProductoDoc> }[], tx: Tx): Promise<void> {
    await this.model.collection.bulkWrite(
      rows.map(({ _id, set }) => ({
        updateOne: { filter: { _id }, update: { $set: { ...set, ...changedNow() } } },
      })),
      { session: tx, ignoreUndefined: true },
    );
  }

  /** Hides the newest published ones; answers how many. */
  async hideNewest(tiendaId: string, count: number, tx: Tx): Promise<number> {
    const docs = await this.model
      .find({ tiendaId, ...PUBLISHED }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(count)
      .session(tx)
      .lean()
      .exec();
    return this.set(docs, { activo: false, visible: false, ocultoPorPlan: true }, tx);
  }

  /** Shows the oldest of those that the plan had hidden, all of them with null; answers how many. */
  async showOldest(tiendaId: string, count: number | null, tx: Tx): Promise<number> {
    const docs = await this.model
      .find({ tiendaId, ...HIDDEN }, { tiendaActiva: 1, oculto: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(count ?? 0)
      .session(tx)
      .lean()
      .exec();
    for (const visible of [true, false])
      await this.set(
        docs.filter(({ tiendaActiva, oculto }) => (tiendaActiva && !oculto) === visible),
        { activo: true, visible, ocultoPorPlan: false },
        tx,
      );
    return docs.length;
  }

  /** Puts the store's new card on all its products. */
  async renewCard(tiendaId: string, tienda: ProductoDoc['tienda'], tiendaActiva: boolean): Promise<void> {
    await this.model.updateMany({ tiendaId }, { $set: { tienda, tiendaActiva } }, { timestamps: false });
    const shown = { tiendaId, activo: true, oculto: null, eliminado: false };
    await this.model.updateMany(shown, { $set: { visible: tiendaActiva } }, { timestamps: false });
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
    await this.model.bulkWrite(writes, { ordered: false });
  }

  private async set(docs: Pick<ProductoDoc, '_id'>[], set: Partial<ProductoDoc>, tx: Tx): Promise<number> {
    if (!docs.length) return 0;
    const filter = { _id: $in(docs.map(({ _id }) => _id)) } as QueryFilter<ProductoDoc>;
    return (await this.model.updateMany(filter, { $set: set }, { session: tx, timestamps: false })).modifiedCount;
  }
}
