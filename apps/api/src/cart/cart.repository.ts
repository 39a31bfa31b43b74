import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_LINES } from '@tuerca/contracts/cart/schemas';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { CARRITO, type CarritoDoc, type CartLine } from './cart.schema';

export type NewLine = Omit<CartLine, 'productoId' | 'aviso'> & { productoId: string };

/** Every write is one conditional write on the client's one document, so that two devices cannot lose each other's; what shows the cart gets it as it then is. */
@Injectable()
export class CartRepository {
  constructor(@InjectModel(CARRITO) private readonly model: Model<CarritoDoc>) {}

  find(clienteId: string): Promise<CarritoDoc | null> {
    return this.model.findOne({ clienteId }).lean<CarritoDoc>().exec();
  }

  /** Makes the client's document with its first line; null when there is one by now. */
  async create(clienteId: string, line: NewLine): Promise<CarritoDoc | null> {
    try {
      const [doc] = await this.model.create([{ clienteId, version: 1, items: [{ ...line, aviso: null }] } as never]);
      return doc!.toObject();
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return null;
      throw error;
    }
  }

  /** Adds units to a line that is there, unless it would pass `maximo`. */
  increase(clienteId: string, { productoId, cantidad, visto }: NewLine, maximo: number): Promise<CarritoDoc | null> {
    return this.one(
      {
        clienteId,
        items: mongoose.trusted({
          $elemMatch: { productoId: this.id(productoId), cantidad: { $lte: maximo - cantidad } },
        }),
      },
      {
        $inc: { 'items.$[l].cantidad': cantidad, version: 1 },
        $set: { 'items.$[l].visto': visto, 'items.$[l].aviso': null },
      },
      productoId,
    );
  }

  /** Appends a line, unless the product has one or the cart is full. */
  append(clienteId: string, line: NewLine): Promise<CarritoDoc | null> {
    const free = {
      'items.productoId': mongoose.trusted({ $ne: this.id(line.productoId) }),
      [`items.${MAX_LINES - 1}`]: mongoose.trusted({ $exists: false }),
    };
    return this.one({ clienteId, ...free }, { $push: { items: { ...line, aviso: null } }, $inc: { version: 1 } });
  }

  setQuantity(clienteId: string, { productoId, cantidad, visto }: NewLine): Promise<CarritoDoc | null> {
    const set = { 'items.$[l].cantidad': cantidad, 'items.$[l].visto': visto, 'items.$[l].aviso': null };
    return this.one({ clienteId, 'items.productoId': productoId }, { $set: set, $inc: { version: 1 } }, productoId);
  }

  async remove(clienteId: string, productoId: string): Promise<void> {
    await this.model.updateOne(
      { clienteId, 'items.productoId': productoId },
      { $pull: { items: { productoId: this.id(productoId) } }, $inc: { version: 1 } },
    );
  }

  /** Takes lines out, only while nobody has written since `version`; false when somebody has. */
  async removeBought(clienteId: string, version: number, productoIds: string[], tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { clienteId, version },
      { $pull: { items: { productoId: { $in: productoIds.map(this.id) } } }, $inc: { version: 1 } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  async clear(clienteId: string): Promise<void> {
    await this.model.updateOne(
      { clienteId, 'items.0': mongoose.trusted({ $exists: true }) },
      { $set: { items: [] }, $inc: { version: 1 } },
    );
  }

  /** Replaces the lines, only while nobody has written since `version`. */
  async replace(clienteId: string, version: number, items: CartLine[]): Promise<boolean> {
    return (await this.one({ clienteId, version }, { $set: { items }, $inc: { version: 1 } })) !== null;
  }

  private one(filter: object, update: object, productoId?: string): Promise<CarritoDoc | null> {
    const options = productoId ? { arrayFilters: [{ 'l.productoId': this.id(productoId) }] } : {};
    return this.model
      .findOneAndUpdate(filter, update, { ...options, returnDocument: 'after' })
      .lean<CarritoDoc>()
      .exec();
  }

  private readonly id = (id: string) => new mongoose.Types.ObjectId(id);
}
