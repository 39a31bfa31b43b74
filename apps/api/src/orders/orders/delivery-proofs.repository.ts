import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { DELIVERY_CODE_ATTEMPTS } from '@tuerca/contracts/orders/orders/delivery-code';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import type { Party } from './orders.repository';

/** Who says that an order was delivered, and how the history tells it. */
interface Proof {
  nota: string;
  por: 'cliente' | 'tienda';
  autor: Autor | null;
  fecha: Date;
}

/** Codes that clients tell at the door, and the deliveries that follow from them. */
@Injectable()
export class DeliveryProofsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The code of a client's own order while it is on its way; null without one. */
  async findCode(id: string, clienteId: string): Promise<string | null> {
    const doc = await this.model
      .findOne({ _id: id, clienteId, estado: 'enviado' }, { codigoEntrega: 1 })
      .lean<Pick<PedidoDoc, 'codigoEntrega'>>()
      .exec();
    return doc?.codigoEntrega ?? null;
  }

  /** Counts an attempt of the store and answers the code to compare with; null when none is left, or there is no code. */
  async takeAttempt(id: string, tiendaId: string): Promise<string | null> {
    const doc = await this.model
      .findOneAndUpdate(
        {
          _id: id,
          tiendaId,
          estado: 'enviado',
          intentosCodigo: mongoose.trusted({ $lt: DELIVERY_CODE_ATTEMPTS }),
        },
        { $inc: { intentosCodigo: 1 } },
        { projection: { codigoEntrega: 1 } },
      )
      .lean<Pick<PedidoDoc, 'codigoEntrega'>>()
      .exec();
    return doc?.codigoEntrega ?? null;
  }

  /** A party's paid order that is on its way is delivered, once; null when it is not on its way (any more). */
  deliver(id: string, party: Party, { nota, por, autor, fecha }: Proof, tx: Tx): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...party, estado: 'enviado', estadoPago: 'pagado' },
        {
          $set: { estado: 'entregado', subestado: null, fechaEntrega: fecha },
          $unset: { codigoEntrega: 1, intentosCodigo: 1 },
          $push: { historialEstados: { estado: 'entregado', subestado: null, fecha, nota, por, autor } },
        },
        { returnDocument: 'after', projection: ORDER_FIELDS, session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }
}
