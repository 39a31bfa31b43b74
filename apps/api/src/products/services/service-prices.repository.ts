import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { SERVICIO, type ServicioDoc } from './service.schema';

/** A service as offers look at it. */
export type PricedService = Pick<ServicioDoc, '_id' | 'categoria' | 'precio'>;
type CurrentPrice = Pick<ServicioDoc, '_id' | 'precioVigente' | 'vigenteHasta'>;

/** Prices of services with the offers of their workshops, kept for lists that are sorted or filtered by price. */
@Injectable()
export class ServicePricesRepository {
  constructor(@InjectModel(SERVICIO) private readonly model: Model<ServicioDoc>) {}

  /** Every service of a workshop that was not withdrawn. */
  findOf(tallerId: string, tx: Tx): Promise<PricedService[]> {
    return this.model.find({ tallerId, activo: true }, { categoria: 1, precio: 1 }).session(tx).lean().exec();
  }

  async write(prices: readonly CurrentPrice[], tx: Tx): Promise<void> {
    if (!prices.length) return;
    await this.model.bulkWrite(
      prices.map(({ _id, ...$set }) => ({ updateOne: { filter: { _id }, update: { $set }, timestamps: false } })),
      { session: tx },
    );
  }

  /** Workshops with services whose price held until a day before `today` (Caracas). */
  async findDue(today: string): Promise<string[]> {
    const due = await this.model
      .find(trustFilter({ activo: true, vigenteHasta: { $lt: today } }), { tallerId: 1, _id: 0 })
      .lean()
      .exec();
    return [...new Set(due.map(({ tallerId }) => String(tallerId)))];
  }
}
