import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { ORDER_FIELDS, PEDIDO, type PedidoDoc } from './order.schema';
import type { InstallationOfOrder } from './order-delivery.schema';

/** An appointment as far as orders keep it. */
interface NextAppointment extends Pick<InstallationOfOrder, 'tallerId' | 'fechaHora' | 'estado'> {
  _id: InstallationOfOrder['citaId'];
  taller: { nombre: string; direccion: string | null; telefono: string | null };
  servicio: { nombre: string };
}

/** What orders keep of the appointments that mount their parts. */
@Injectable()
export class InstallationsRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** The orders of several purchases, in the order of their numbers. */
  findByPurchases(orderNumbers: readonly string[], tx?: Tx): Promise<PedidoDoc[]> {
    return this.model
      .find({ orderNumber: mongoose.trusted({ $in: [...orderNumbers] }) }, ORDER_FIELDS)
      .sort({ numero: 1 })
      .session(tx ?? null)
      .lean<PedidoDoc[]>()
      .exec();
  }

  /**
   * Writes another appointment on the orders of its purchase. None of them is delivered at its workshop: what was to go to the former
   * one is agreed on between client and store.
   */
  async replace(
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
  async follow(
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
}
