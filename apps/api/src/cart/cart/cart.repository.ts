import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { MAX_LINES } from '@tuerca/contracts/cart/cart/schemas';
import { MAX_REPUESTOS } from '@tuerca/contracts/citas/presupuestos/form';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { toId } from '../../platform/database/object-id';
import { $exists, $in, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { type AddedOnce, CARRITO, type CarritoDoc, type CartLineDoc } from './cart.schema';

export type NewCartLine = Omit<CartLineDoc, 'productoId' | 'aviso'> & { productoId: string };

/** Additions that are remembered: a repeat comes within seconds, and may be that of a presupuesto with all its parts. */
const REMEMBERED = MAX_REPUESTOS + 20;

const unused = (once: AddedOnce | undefined) => (once ? { 'claves.clave': $ne(once.clave) } : {});
const remember = (once: AddedOnce | undefined) =>
  once ? { $push: { claves: { $each: [once], $slice: -REMEMBERED } } } : { $push: {} };

/** Every write is one conditional write on the client's one document, so that two devices cannot lose each other's; what shows the cart gets it as it then is. */
@Injectable()
export class CartRepository {
  constructor(@InjectModel(CARRITO) private readonly model: Model<CarritoDoc>) {}

  /** Those of the products that stand in any cart, by id. */
  async findKept(productoIds: string[]): Promise<string[]> {
    const ids = productoIds.map(toId);
    const found: unknown[] = await this.model.distinct('items.productoId', { 'items.productoId': $in(ids) }).exec();
    return found.map(String);
  }

  find(clienteId: string): Promise<CarritoDoc | null> {
    return this.model.findOne({ clienteId }).lean().exec();
  }

  /** Adds units to a line that is there, unless it would pass `maximo` or the key was used. */
  increase(
    clienteId: string,
    { productoId, cantidad, visto }: NewCartLine,
    { maximo, once }: { maximo: number; once: AddedOnce | undefined },
  ): Promise<CarritoDoc | null> {
    return this.one(
      {
        clienteId,
        ...unused(once),
        items: mongoose.trusted({
          $elemMatch: { productoId: toId(productoId), cantidad: { $lte: maximo - cantidad } },
        }),
      },
      {
        $inc: { 'items.$[l].cantidad': cantidad, version: 1 },
        $set: { 'items.$[l].visto': visto, 'items.$[l].aviso': null },
        ...remember(once),
      },
      productoId,
    );
  }

  /** Appends a line, unless the product has one, the cart is full or the key was used. Makes the client's document when there is none. */
  async append(clienteId: string, line: NewCartLine, once: AddedOnce | undefined): Promise<CarritoDoc | null> {
    const free = {
      ...unused(once),
      'items.productoId': $ne(toId(line.productoId)),
      [`items.${MAX_LINES - 1}`]: $exists(false),
    };
    const { $push } = remember(once);
    const update = { $push: { ...$push, items: { ...line, aviso: null } }, $inc: { version: 1 } };
    try {
      return await this.model
        .findOneAndUpdate({ clienteId, ...free }, update, { upsert: true, returnDocument: 'after' })
        .lean()
        .exec();
    } catch (error) {
      // There is a document, and it is not free for this line.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  setQuantity(clienteId: string, { productoId, cantidad, visto }: NewCartLine): Promise<CarritoDoc | null> {
    const set = { 'items.$[l].cantidad': cantidad, 'items.$[l].visto': visto, 'items.$[l].aviso': null };
    return this.one({ clienteId, 'items.productoId': productoId }, { $set: set, $inc: { version: 1 } }, productoId);
  }

  async remove(clienteId: string, productoId: string): Promise<void> {
    await this.model.updateOne(
      { clienteId, 'items.productoId': productoId },
      { $pull: { items: { productoId: toId(productoId) } }, $inc: { version: 1 } },
    );
  }

  /** Takes lines out, only while nobody has written since `version`; false when somebody has. */
  async removeBought(clienteId: string, version: number, productoIds: string[], tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { clienteId, version },
      { $pull: { items: { productoId: { $in: productoIds.map(toId) } } }, $inc: { version: 1 } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  async clear(clienteId: string): Promise<void> {
    await this.model.updateOne({ clienteId, 'items.0': $exists(true) }, { $set: { items: [] }, $inc: { version: 1 } });
  }

  /** Replaces the lines, only while nobody has written since `version`. */
  async replace(clienteId: string, version: number, items: CartLineDoc[]): Promise<boolean> {
    return (await this.one({ clienteId, version }, { $set: { items }, $inc: { version: 1 } })) !== null;
  }

  private one(filter: object, update: object, productoId?: string): Promise<CarritoDoc | null> {
    const options = productoId ? { arrayFilters: [{ 'l.productoId': toId(productoId) }] } : {};
    return this.model
      .findOneAndUpdate(filter, update, { ...options, returnDocument: 'after' })
      .lean()
      .exec();
  }
}
