import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LINEAS_MAX } from '@tuerca/contracts/cart/schemas';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { CARRITO, type CarritoDoc, type LineaCarrito } from './cart.schema';

export type NuevaLinea = Omit<LineaCarrito, 'productoId' | 'aviso'> & { productoId: string };

/** Every write is one conditional write on the client's one document, so that two devices cannot lose each other's; what shows the cart gets it as it then is. */
@Injectable()
export class CartRepository {
  constructor(@InjectModel(CARRITO) private readonly model: Model<CarritoDoc>) {}

  find(clienteId: string): Promise<CarritoDoc | null> {
    return this.model.findOne({ clienteId }).lean<CarritoDoc>().exec();
  }

  /** Makes the client's document unless it is there; two at once make one. */
  async ensure(clienteId: string): Promise<void> {
    try {
      await this.model.updateOne({ clienteId }, { $setOnInsert: { lineas: [], version: 0 } }, { upsert: true });
    } catch (error) {
      if ((error as { code?: number }).code !== 11000) throw error;
    }
  }

  /** Adds units to a line that is there, unless it would pass `maximo`. */
  increase(clienteId: string, { productoId, cantidad, visto }: NuevaLinea, maximo: number): Promise<CarritoDoc | null> {
    return this.one(
      {
        clienteId,
        lineas: mongoose.trusted({
          $elemMatch: { productoId: this.id(productoId), cantidad: { $lte: maximo - cantidad } },
        }),
      },
      {
        $inc: { 'lineas.$[l].cantidad': cantidad, version: 1 },
        $set: { 'lineas.$[l].visto': visto, 'lineas.$[l].aviso': null },
      },
      productoId,
    );
  }

  /** Appends a line, unless the product has one or the cart is full. */
  append(clienteId: string, linea: NuevaLinea): Promise<CarritoDoc | null> {
    const libre = {
      'lineas.productoId': mongoose.trusted({ $ne: this.id(linea.productoId) }),
      [`lineas.${LINEAS_MAX - 1}`]: mongoose.trusted({ $exists: false }),
    };
    return this.one({ clienteId, ...libre }, { $push: { lineas: { ...linea, aviso: null } }, $inc: { version: 1 } });
  }

  setQuantity(clienteId: string, { productoId, cantidad, visto }: NuevaLinea): Promise<CarritoDoc | null> {
    const set = { 'lineas.$[l].cantidad': cantidad, 'lineas.$[l].visto': visto, 'lineas.$[l].aviso': null };
    return this.one({ clienteId, 'lineas.productoId': productoId }, { $set: set, $inc: { version: 1 } }, productoId);
  }

  async remove(clienteId: string, productoIds: string[], tx?: Tx): Promise<void> {
    const ids = mongoose.trusted({ $in: productoIds.map(this.id) });
    await this.model.updateOne(
      { clienteId, 'lineas.productoId': ids },
      { $pull: { lineas: { productoId: { $in: productoIds.map(this.id) } } }, $inc: { version: 1 } },
      { session: tx },
    );
  }

  async clear(clienteId: string): Promise<void> {
    await this.model.updateOne(
      { clienteId, 'lineas.0': mongoose.trusted({ $exists: true }) },
      { $set: { lineas: [] }, $inc: { version: 1 } },
    );
  }

  /** Replaces the lines, only while nobody has written since `version`. */
  async replace(clienteId: string, version: number, lineas: LineaCarrito[]): Promise<boolean> {
    return (await this.one({ clienteId, version }, { $set: { lineas }, $inc: { version: 1 } })) !== null;
  }

  private one(filter: object, update: object, productoId?: string): Promise<CarritoDoc | null> {
    const opciones = productoId ? { arrayFilters: [{ 'l.productoId': this.id(productoId) }] } : {};
    return this.model
      .findOneAndUpdate(filter, update, { ...opciones, returnDocument: 'after' })
      .lean<CarritoDoc>()
      .exec();
  }

  private readonly id = (id: string) => new mongoose.Types.ObjectId(id);
}
