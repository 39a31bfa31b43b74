import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { DELIVERY_CODE_ATTEMPTS } from '@tuerca/contracts/orders/orders/delivery-code';
import { insertBuilt } from '../../platform/database/insert-built';
import { toId } from '../../platform/database/object-id';
import { $exists, $in, $lt, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import { mayGiveBack } from './order-amounts';
import type { InstallationOfOrder } from './order-delivery.schema';
import { openOrders, type Party } from './order-filters';

/** An order to be stored, its ids as texts. */
export type PedidoInsert = Omit<PedidoDoc, '_id' | 'pagoId' | 'clienteId' | 'tiendaId' | 'items' | 'instalacion'> & {
  pagoId: string;
  clienteId: string;
  tiendaId: string;
  items: (Omit<PedidoDoc['items'][number], 'productoId'> & { productoId: string })[];
  instalacion: (Omit<InstallationOfOrder, 'citaId' | 'tallerId'> & { citaId: string; tallerId: string }) | null;
};
/** An appointment as far as orders keep it. */
interface NextAppointment extends Pick<InstallationOfOrder, 'tallerId' | 'fechaHora' | 'estado'> {
  _id: InstallationOfOrder['citaId'];
  taller: { nombre: string; direccion: string | null; telefono: string | null };
  servicio: { nombre: string };
}
/** Units of one line of an order; `index` is its place among the items. */
export interface LineUnits {
  index: number;
  cantidad: number;
  /** Units that were bought. */
  bought: number;
}
/** Share of an order that a return takes: units, and the delivery cost when the store was wrong. */
export interface Claimed {
  lines: readonly LineUnits[];
  envio: boolean;
}

const { trusted } = mongoose;
const returnedField = ({ index }: LineUnits) => `items.${index}.devueltas`;
const returnedUnits = (lines: readonly LineUnits[], sign: 1 | -1): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [returnedField(line), sign * line.cantidad]));

/** Orders one by one and by purchase: storing and reading them, and all writes that leave their state as it is. */
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
      .findOne({ ...party, ...(mongoose.isObjectIdOrHexString(key) ? { _id: key } : { numero: key }) }, ORDER_FIELDS)
      .lean()
      .exec();
  }

  /** All orders of a purchase that a party may see, in the order of their numbers. */
  findPurchase(orderNumber: string, party: Party | Record<string, never> = {}): Promise<PedidoDoc[]> {
    return this.model
      .find({ ...party, orderNumber }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .lean()
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
      .lean()
      .exec();
  }

  /** The orders of several purchases, in the order of their numbers. */
  findByPurchases(orderNumbers: readonly string[], tx?: Tx): Promise<PedidoDoc[]> {
    return this.model
      .find({ orderNumber: $in(orderNumbers) }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .session(tx ?? null)
      .lean()
      .exec();
  }

  async hasDelivered(clienteId: string, what: { productoId: string } | { tiendaId: string }): Promise<boolean> {
    const filter = 'productoId' in what ? { 'items.productoId': what.productoId } : { tiendaId: what.tiendaId };
    return (await this.model.exists({ clienteId, estado: 'entregado', ...filter })) !== null;
  }

  /**
   * Writes another appointment on the orders of its purchase. None of them is delivered at its workshop: what was to go to the former
   * one is agreed on between client and store.
   */
  async replaceAppointment(
    orderNumber: string,
    former: string,
    { _id, tallerId, taller, servicio, fechaHora, estado }: NextAppointment,
    tx: Tx,
  ): Promise<void> {
    const { nombre, direccion, telefono } = taller;
    const next = { citaId: _id, tallerId, taller: nombre, direccion, telefono, servicio: servicio.nombre };
    await this.model.updateMany(
      { orderNumber, 'instalacion.citaId': former },
      { $set: { instalacion: { ...next, fechaHora, estado, enTaller: false } } },
      { session: tx },
    );
  }

  /** Writes the appointment's time and state on the orders of its purchase. */
  async followAppointment(
    orderNumber: string,
    citaId: string,
    { fechaHora, estado }: Pick<InstallationOfOrder, 'fechaHora' | 'estado'>,
    tx: Tx,
  ): Promise<void> {
    await this.model.updateMany(
      { orderNumber, 'instalacion.citaId': citaId },
      { $set: { 'instalacion.fechaHora': fechaHora, 'instalacion.estado': estado } },
      { session: tx },
    );
  }

  /** The code of a client's own order while it is on its way; null without one. */
  async findCode(id: string, clienteId: string): Promise<string | null> {
    const doc = await this.model.findOne({ _id: id, clienteId, estado: 'enviado' }, { codigoEntrega: 1 }).lean().exec();
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
          intentosCodigo: $lt(DELIVERY_CODE_ATTEMPTS),
        },
        { $inc: { intentosCodigo: 1 } },
        { projection: { codigoEntrega: 1 } },
      )
      .lean()
      .exec();
    return doc?.codigoEntrega ?? null;
  }

  /** An order that waits at its counter costs other figures in Bs., once; false when it does not wait (any more). */
  async renewAmounts(id: string, set: Partial<PedidoDoc>, tx: Tx): Promise<boolean> {
    const waiting = {
      _id: id,
      metodoPago: 'efectivo' as const,
      estadoPago: 'pendiente' as const,
      estado: 'pendiente' as const,
    };
    return (await this.model.updateOne(waiting, { $set: set }, { session: tx })).matchedCount === 1;
  }

  /** Notes that an open order is fulfilled all the same; null when it is not open any more, or not of this party. */
  keep(party: Party, id: string, tx: Tx): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, ...party, ...openOrders() },
        { $set: { seCumple: true } },
        { returnDocument: 'after', projection: ORDER_FIELDS, session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes what is to be sent back of a cancelled order, once; false when it is noted already, or more than what was paid and not given back. */
  async oweRefund(id: string, monto: number, tx: Tx): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      {
        _id: id,
        estado: 'cancelado',
        reembolso: $exists(false),
        $expr: trusted(mayGiveBack(monto)),
      },
      { $set: { reembolso: { monto, fecha: null } } },
      { session: tx },
    );
    return matchedCount === 1;
  }

  /** Notes how many céntimos came for an order. */
  async noteReceived(id: string, recibido: number, tx: Tx): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { recibido } }, { session: tx });
  }

  async markRefundSent(id: string, fecha: Date, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: id, 'reembolso.fecha': null },
      { $set: { 'reembolso.fecha': fecha } },
      { session: tx },
    );
  }

  /** Takes all of it or nothing from a delivered order; how many returns it has had with this one, null when something is taken already. */
  async claimUnits(pedidoId: string, clienteId: string, { lines, envio }: Claimed, tx: Tx): Promise<number | null> {
    // Items and their quantities never change, so the bound is a constant; an absent field counts as none.
    const free = lines.map((line) => [returnedField(line), trusted({ $not: { $gt: line.bought - line.cantidad } })]);
    const doc = await this.model
      .findOneAndUpdate(
        {
          _id: pedidoId,
          clienteId,
          estado: 'entregado',
          ...Object.fromEntries(free),
          ...(envio && { envioDevuelto: $ne(true) }),
        },
        {
          $inc: { devoluciones: 1, ...returnedUnits(lines, 1) },
          ...(envio && { $set: { envioDevuelto: true } }),
        },
        { returnDocument: 'after', projection: { devoluciones: 1 }, session: tx },
      )
      .lean()
      .exec();
    return doc?.devoluciones ?? null;
  }

  /** Gives back what a return had taken. */
  async releaseUnits(pedidoId: string, { lines, envio }: Claimed, tx: Tx): Promise<void> {
    await this.model.updateOne(
      { _id: pedidoId },
      { $inc: returnedUnits(lines, -1), ...(envio && { $set: { envioDevuelto: false } }) },
      { session: tx },
    );
  }

  /** Notes what was refunded (`monto` in céntimos of Bs., `montoUSD` in cents); the order, null when it is more than what is left of what was paid. */
  noteRefunded(
    pedidoId: string,
    { monto, montoUSD }: { monto: number; montoUSD: number },
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: pedidoId, $expr: trusted(mayGiveBack(monto)) },
        { $inc: { devuelto: monto, devueltoUSD: montoUSD } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }
}
