import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type PipelineStage } from 'mongoose';
import type { Courier } from '@tuerca/contracts/auth/stores/couriers';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { Rastreo } from '@tuerca/contracts/orders/orders/inputs';
import { type EstadoPedido, OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import type { EstadoPago } from '@tuerca/contracts/payments/payments/states';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc, type Subestado } from './order.schema';
import { pedidoOrigins } from './order-rules';

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
  /** What the client will tell at the door, and until when the store needs it. */
  code?: { code: string; until: Date } | undefined;
}
/** Orders of a store that are in the same place. */
export interface StepCount {
  _id: { estado: EstadoPedido; subestado: Subestado | null; estadoPago: EstadoPago };
  total: number;
}

const { trusted } = mongoose;
const AFTER = { returnDocument: 'after', projection: ORDER_FIELDS } as const;

/** What a store does to its orders on their way to the client. */
@Injectable()
export class ShipmentsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** Moves a store's paid order along; the same state with another substate counts as a move inside procesando. */
  advance(id: string, tiendaId: string, move: Move, tx: Tx): Promise<PedidoDoc | null> {
    const { estado, subestado, nota, fecha, numeroRastreo, courier, autor, por, code } = move;
    const from = [...pedidoOrigins(estado), ...(subestado ? (['procesando'] as const) : [])];
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          tiendaId,
          estado: trusted({ $in: from }),
          ...(subestado && { subestado: trusted({ $ne: subestado }) }),
          estadoPago: 'pagado',
          ...(estado === 'entregado' && { $nor: [{ codigoHasta: trusted({ $gt: fecha }) }] }),
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
      .lean<PedidoDoc>()
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
    const differs = [{ courier: trusted({ $ne: courier }) }, { numeroRastreo: trusted({ $ne: numeroRastreo }) }];
    const step = { estado: 'enviado', subestado: null, fecha, nota, por: 'tienda', autor };
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, estado: 'enviado', $or: differs },
        { $set: { courier, numeroRastreo }, $push: { historialEstados: step } },
        { ...AFTER, session: tx },
      )
      .lean<PedidoDoc>()
      .exec();
  }

  /** The open orders of a store, counted by where they are; answered by an index alone. */
  countOpen(tiendaId: string): Promise<StepCount[]> {
    const steps: PipelineStage[] = [
      { $match: { tiendaId: toId(tiendaId), estado: { $in: [...OPEN_ESTADOS_PEDIDO] } } },
      {
        $group: {
          _id: { estado: '$estado', subestado: '$subestado', estadoPago: '$estadoPago' },
          total: { $sum: 1 },
        },
      },
    ];
    return this.model.aggregate<StepCount>(steps);
  }
}
