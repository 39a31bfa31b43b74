import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $exists, $in } from '../../platform/database/operators';
import { PAGO, type PagoDoc } from './payment.schema';
import { OPEN_ESTADOS } from './payment-rules';

/** Past payment, as far as it tells about its buyer; of the history only the last step. */
export type PastPaymentRow = Pick<PagoDoc, 'estado' | 'fecha' | 'metodoPago' | 'abonos' | 'historial'>;

/** Payment histories of buyers, and the time for which payments hold their purchases. */
@Injectable()
export class BuyersRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  /** The client's latest payments, the newest first. */
  findPast(clienteId: string, limit: number): Promise<PastPaymentRow[]> {
    return this.model
      .find({ clienteId }, { estado: 1, fecha: 1, metodoPago: 1, abonos: 1, historial: { $slice: -1 } })
      .sort({ fecha: -1 })
      .limit(limit)
      .lean<PastPaymentRow[]>()
      .exec();
  }

  /** Slots of the client's open payments. */
  async takenSlots(clienteId: string): Promise<number[]> {
    const docs = await this.model
      .find({ clienteId, plaza: $exists(true) }, { plaza: 1 })
      .lean<{ plaza: number }[]>()
      .exec();
    return docs.map(({ plaza }) => plaza);
  }

  /** Slots of the client's open orders to be paid in a store. */
  async takenCashSlots(clienteId: string): Promise<number[]> {
    const docs = await this.model
      .find({ clienteId, plazaEfectivo: $exists(true) }, { plazaEfectivo: 1 })
      .lean<{ plazaEfectivo: number }[]>()
      .exec();
    return docs.map(({ plazaEfectivo }) => plazaEfectivo);
  }

  /** The deadlines of those that are open. */
  async findDeadlines(ids: string[]): Promise<Map<string, Date>> {
    const docs = await this.model
      .find({ _id: $in(ids), estado: $in(OPEN_ESTADOS) }, { expira: 1 })
      .lean<Pick<PagoDoc, '_id' | 'expira'>[]>()
      .exec();
    return new Map(docs.map(({ _id, expira }) => [String(_id), expira]));
  }
}
