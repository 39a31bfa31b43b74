import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { KEPT_AMOUNT } from './kept-amount';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import type { Party } from './orders.repository';

/** Which of a party's open orders: without some, or some alone. */
export interface OpenWanted {
  except?: readonly string[];
  only?: readonly string[] | null;
}

const { trusted } = mongoose;

/** Orders of one party that can still move (indexes clienteId + estado, tiendaId + estado). */
@Injectable()
export class OpenOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The oldest first. */
  find(party: Party, wanted: OpenWanted, limit: number): Promise<PedidoDoc[]> {
    return this.model
      .find({ ...party, ...this.open(wanted) }, ORDER_FIELDS)
      .sort({ fecha: 1, _id: 1 })
      .limit(limit)
      .lean<PedidoDoc[]>()
      .exec();
  }

  async findIds(party: Party): Promise<string[]> {
    const docs = await this.model.find({ ...party, ...this.open({}) }, { _id: 1 }).lean<{ _id: unknown }[]>();
    return docs.map(({ _id }) => String(_id));
  }

  /** How many, and what was paid for them and not given back, in céntimos of Bs. */
  async sum(party: Party, wanted: OpenWanted): Promise<{ total: number; pagado: number }> {
    const [[field, id]] = Object.entries(party) as [[string, string]];
    const [sums] = await this.model.aggregate<{ total: number; pagado: number }>([
      { $match: { [field]: toId(id), ...this.open(wanted) } },
      { $group: { _id: null, total: { $sum: 1 }, pagado: { $sum: KEPT_AMOUNT } } },
    ]);
    return { total: sums?.total ?? 0, pagado: sums?.pagado ?? 0 };
  }

  /** Notes that an open order is fulfilled all the same; null when it is not open any more, or not of this party. */
  keep(party: Party, id: string, tx: Tx): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...party, ...this.open({}) },
        { $set: { seCumple: true } },
        { returnDocument: 'after', projection: ORDER_FIELDS, session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }

  private open({ except = [], only = null }: OpenWanted) {
    const ids = { ...(except.length && { $nin: except.map(toId) }), ...(only && { $in: only.map(toId) }) };
    return {
      estado: trusted({ $in: [...OPEN_ESTADOS_PEDIDO] }),
      ...(Object.keys(ids).length && { _id: trusted(ids) }),
    };
  }
}
