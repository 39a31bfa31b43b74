import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import type { InstallationOfOrder } from './order-delivery.schema';
import { CANCELLABLE, OPEN_PAYMENT } from './order-rules';

/** Whose orders: every query for people names them. */
export type Party = { clienteId: string } | { tiendaId: string };
export type PedidoInsert = Omit<PedidoDoc, '_id' | 'pagoId' | 'clienteId' | 'tiendaId' | 'items' | 'instalacion'> & {
  pagoId: string;
  clienteId: string;
  tiendaId: string;
  items: (Omit<PedidoDoc['items'][number], 'productoId'> & { productoId: string })[];
  instalacion: (Omit<InstallationOfOrder, 'citaId' | 'tallerId'> & { citaId: string; tallerId: string }) | null;
};
/** A payment and the number of the purchase that it pays for. */
export interface PurchaseKey {
  pagoId: string;
  orderNumber: string;
}
interface Cancellation {
  motivo: string;
  por: string;
  autor?: Autor | null;
  fecha: Date;
  /** Of the money: rechazado while unpaid, reembolsado when it was paid. */
  estadoPago: EstadoPago;
  /** States from which it may be cancelled; absent: as the table of states says. */
  from?: readonly EstadoPedido[];
}

const { trusted } = mongoose;

/** Orders one by one and by purchase: storing, reading, paying and cancelling them. */
@Injectable()
export class OrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  async insert(pedidos: PedidoInsert[], tx?: Tx): Promise<PedidoDoc[]> {
    const docs = pedidos.map(({ pagoId, clienteId, tiendaId, items, instalacion, ...pedido }) => ({
      ...pedido,
      instalacion: instalacion && {
        ...instalacion,
        citaId: toId(instalacion.citaId),
        tallerId: toId(instalacion.tallerId),
      },
      pagoId: toId(pagoId),
      clienteId: toId(clienteId),
      tiendaId: toId(tiendaId),
      items: items.map((item) => ({ ...item, productoId: toId(item.productoId) })),
    }));
    return insertBuilt<PedidoDoc>(this.model, docs, tx);
  }

  /** One order of a party, by id or number. */
  findOwn(party: Party | Record<string, never>, key: string): Promise<PedidoDoc | null> {
    return this.model
      .findOne({ ...party, ...this.byKey(key) }, ORDER_FIELDS)
      .lean<PedidoDoc>()
      .exec();
  }

  /** All orders of a purchase that a party may see, in the order of their numbers. */
  findPurchase(orderNumber: string, party: Party | Record<string, never> = {}): Promise<PedidoDoc[]> {
    return this.model
      .find({ ...party, orderNumber }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .lean<PedidoDoc[]>()
      .exec();
  }

  /** By the number of a purchase: the first of its client's orders that is not cancelled, else the first. */
  async findOfPurchase(clienteId: string, orderNumber: string): Promise<PedidoDoc | null> {
    const docs = await this.findPurchase(orderNumber, { clienteId });
    return docs.find(({ estado }) => estado !== 'cancelado') ?? docs[0] ?? null;
  }

  findByPayment(pagoId: string, tx?: Tx): Promise<PedidoDoc[]> {
    return this.model
      .find({ pagoId }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .session(tx ?? null)
      .lean<PedidoDoc[]>()
      .exec();
  }

  /** The last `limit` orders that a client paid and nobody cancelled, the newest first. */
  findBought(clienteId: string, limit: number): Promise<PedidoDoc[]> {
    return this.model
      .find({ clienteId, estadoPago: 'pagado', estado: trusted({ $ne: 'cancelado' }) }, ORDER_FIELDS)
      .sort({ fecha: -1 })
      .limit(limit)
      .lean<PedidoDoc[]>()
      .exec();
  }

  async hasDelivered(clienteId: string, what: { productoId: string } | { tiendaId: string }): Promise<boolean> {
    const filter = 'productoId' in what ? { 'items.productoId': what.productoId } : { tiendaId: what.tiendaId };
    return (await this.model.exists({ clienteId, estado: 'entregado', ...filter })) !== null;
  }

  /** The money arrived: every live order of the payment is paid, and what was cancelled alone before goes back. Returns the payment's orders. */
  async markPaid({ pagoId, orderNumber }: PurchaseKey, fecha: Date, tx: Tx): Promise<PedidoDoc[]> {
    const paid = {
      filter: { pagoId, estado: trusted({ $ne: 'cancelado' }), estadoPago: trusted({ $in: [...OPEN_PAYMENT] }) },
      update: {
        $set: { estadoPago: 'pagado', fechaPagado: fecha, revisarRetraso: fecha },
        $push: {
          historialEstados: { estado: 'pendiente', subestado: null, fecha, nota: ORDER_NOTES.paid, por: 'sistema' },
        },
      },
    };
    // Most purchases have one order, which bears the purchase's own number: one command writes and returns it.
    const only = await this.model
      .findOneAndUpdate({ ...paid.filter, numero: orderNumber } as never, paid.update as never, { session: tx })
      .lean<PedidoDoc>()
      .exec();
    if (only) return [only];
    const orders = await this.findByPayment(pagoId, tx);
    const refunded = {
      filter: { pagoId, estado: 'cancelado', estadoPago: 'rechazado' },
      update: { $set: { estadoPago: 'reembolsado' } },
    };
    const writes = orders.some(({ estado }) => estado === 'cancelado') ? [paid, refunded] : [paid];
    await this.model.bulkWrite(writes.map((updateMany) => ({ updateMany })) as never, { session: tx });
    return orders;
  }

  /** Cancels once, inside the transaction that returns the stock; the order as it was before, null when it could not be cancelled any more. */
  cancel(
    id: string,
    { motivo, por, autor = null, fecha, estadoPago, from = CANCELLABLE }: Cancellation,
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, estado: trusted({ $in: [...from] }) },
        {
          $set: { estado: 'cancelado', subestado: null, motivoCancelacion: motivo, estadoPago, stockRetenido: false },
          $push: { historialEstados: { estado: 'cancelado', subestado: null, fecha, nota: motivo, por, autor } },
        },
        { returnDocument: 'before', session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }

  private byKey(key: string): { _id: string } | { numero: string } {
    return mongoose.isObjectIdOrHexString(key) ? { _id: key } : { numero: key };
  }
}
