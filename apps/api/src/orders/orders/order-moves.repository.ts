import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Courier } from '@tuerca/contracts/auth/stores/couriers';
import { CASH_TRANSITIONS } from '@tuerca/contracts/cart/checkout/cash';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { Rastreo } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import { type EstadoPedido, ESTADOS_PEDIDO, OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { Claims } from '../../platform/database/claims';
import { $gt, $in, $lte, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc, type Subestado } from './order.schema';
import type { Party } from './order-filters';
import { CANCELLABLE, OPEN_PAYMENT, pedidoOrigins } from './order-rules';

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
/** A step of an order; `numeroRastreo` and `courier` come with the one to enviado. */
export interface Move {
  autor: Autor | null;
  por: 'tienda' | 'administracion';
  estado: EstadoPedido;
  subestado: Subestado | null;
  nota: string | null;
  fecha: Date;
  numeroRastreo?: string;
  courier?: Courier;
  /** Code that the client will tell at the door, and the end of the time in which the store needs it. */
  code?: { code: string; until: Date } | undefined;
}
/** Author of a delivery, and its words in the history. */
interface Proof {
  nota: string;
  por: 'cliente' | 'tienda';
  autor: Autor | null;
  fecha: Date;
}
/** A paid order with the instant at which it is to be looked at. */
export type DueOrder = PedidoDoc & Required<Pick<PedidoDoc, 'revisarRetraso'>>;

const AFTER = { returnDocument: 'after', projection: ORDER_FIELDS } as const;
/** States in which an order that is paid in its store waits at the counter. */
const WAITING = ESTADOS_PEDIDO.filter((estado) => CASH_TRANSITIONS[estado].includes('entregado'));

/** Conditional writes that move orders from state to state; each succeeds once. */
@Injectable()
export class OrderMovesRepository {
  /** Paid orders that may have become late. */
  readonly due: Claims<DueOrder>;

  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {
    this.due = new Claims(model as unknown as Model<DueOrder>, {
      name: 'retraso',
      due: (now) => ({ revisarRetraso: $lte(now) }),
      sort: { revisarRetraso: 1 },
      fields: ORDER_FIELDS,
    });
  }

  /** The money arrived: every live order of the payment is paid, and what was cancelled alone before goes back. Returns the payment's orders. */
  async markPaid({ pagoId, orderNumber }: PurchaseKey, fecha: Date, tx: Tx): Promise<PedidoDoc[]> {
    const paid = {
      filter: { pagoId, estado: $ne('cancelado'), estadoPago: $in(OPEN_PAYMENT) },
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
      .lean()
      .exec();
    // Stryker disable next-line ConditionalExpression: the way of several orders answers the same, with two commands more
    if (only) return [only];
    const orders = await this.model.find({ pagoId }, ORDER_FIELDS).sort({ numero: 1 }).session(tx).lean().exec();
    const refunded = {
      filter: { pagoId, estado: 'cancelado', estadoPago: 'rechazado' },
      update: { $set: { estadoPago: 'reembolsado' } },
    };
    // Stryker disable next-line ConditionalExpression,EqualityOperator: without a cancelled order the second write finds none
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
        { _id: id, estado: $in(from) },
        {
          $set: { estado: 'cancelado', subestado: null, motivoCancelacion: motivo, estadoPago, stockRetenido: false },
          $push: { historialEstados: { estado: 'cancelado', subestado: null, fecha, nota: motivo, por, autor } },
        },
        // Stryker disable next-line StringLiteral: what is not 'after' is before
        { returnDocument: 'before', session: tx },
      )
      .lean()
      .exec();
  }

  /** Moves a store's paid order along; the same state with another substate counts as a move inside procesando. */
  advance(id: string, tiendaId: string, move: Move, tx: Tx): Promise<PedidoDoc | null> {
    const { estado, subestado, nota, fecha, numeroRastreo, courier, autor, por, code } = move;
    // Stryker disable next-line ArrayDeclaration: no order has a state of another name
    const from = [...pedidoOrigins(estado), ...(subestado ? (['procesando'] as const) : [])];
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          tiendaId,
          estado: $in(from),
          ...(subestado && { subestado: $ne(subestado) }),
          estadoPago: 'pagado',
          ...(estado === 'entregado' && { $nor: [{ codigoHasta: $gt(fecha) }] }),
        },
        {
          $set: {
            estado,
            subestado,
            ...(numeroRastreo && { numeroRastreo }),
            ...(courier && { courier }),
            ...(estado === 'enviado' && { stockRetenido: false }),
            ...(estado === 'entregado' && { fechaEntrega: fecha }),
            ...(code && { codigoEntrega: code.code, codigoHasta: code.until, intentosCodigo: 0 }),
          },
          $push: { historialEstados: { estado, subestado, fecha, nota, por, autor } },
        },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Other tracking data for an order that is on its way; null when it is not, or has these already. */
  correctTracking(
    id: string,
    tiendaId: string,
    { courier, numeroRastreo }: Rastreo,
    { nota, fecha, autor }: { nota: string; fecha: Date; autor: Autor | null },
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    const differs = [{ courier: $ne(courier) }, { numeroRastreo: $ne(numeroRastreo) }];
    const step = { estado: 'enviado', subestado: null, fecha, nota, por: 'tienda', autor };
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, estado: 'enviado', $or: differs },
        { $set: { courier, numeroRastreo }, $push: { historialEstados: step } },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
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
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** A store's order that waits at its counter and is paid now goes to its client, once; null when it does not wait (any more). */
  handOver(
    id: string,
    tiendaId: string,
    { cobro, step }: { cobro: PedidoDoc['cobro']; step: { nota: string; fecha: Date; autor: Autor | null } },
    tx: Tx,
  ): Promise<PedidoDoc | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          tiendaId,
          metodoPago: 'efectivo',
          estadoPago: 'pagado',
          estado: $in(WAITING),
        },
        {
          $set: { estado: 'entregado', subestado: null, fechaEntrega: step.fecha, stockRetenido: false, cobro },
          $unset: { revisarRetraso: 1 },
          $push: { historialEstados: { estado: 'entregado', subestado: null, por: 'tienda', ...step } },
        },
        { ...AFTER, session: tx },
      )
      .lean()
      .exec();
  }

  /** Puts the next look at a due order to `next`, or ends the looking. */
  async scheduleCheck({ _id, revisarRetraso }: DueOrder, next: Date | null): Promise<void> {
    await this.model
      .updateOne({ _id, revisarRetraso }, next ? { $set: { revisarRetraso: next } } : { $unset: { revisarRetraso: 1 } })
      .exec();
  }

  /** Notes that an order is late, once; false when somebody did before, or it has come meanwhile. */
  async noteLate({ _id, revisarRetraso }: DueOrder, tx: Tx): Promise<boolean> {
    const { modifiedCount } = await this.model
      .updateOne(
        { _id, revisarRetraso, estado: $in(OPEN_ESTADOS_PEDIDO), estadoPago: 'pagado' },
        { $unset: { revisarRetraso: 1 } },
        { session: tx },
      )
      .exec();
    return modifiedCount === 1;
  }
}
