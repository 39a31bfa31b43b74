import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Tx } from '../platform/database/transactions';
import { OPEN_ESTADOS } from './payment-rules';
import { PAGO, type PagoDoc } from './payment.schema';

/** What a check of the bank found. */
export type CheckFindings = Partial<Pick<PagoDoc, 'resultado' | 'montoRecibido' | 'proximaRevision'>> & {
  /** The purchase is held at least until then. */
  holdUntil?: Date;
};

const { trusted } = mongoose;

/** Payments as they are checked with the bank: what is due, taken by one instance, and noted. */
@Injectable()
export class PaymentChecksRepository {
  constructor(@InjectModel(PAGO) private readonly model: Model<PagoDoc>) {}

  /** Takes a payment for a check, unless another instance is at it or it is not due (`force`: due or not). */
  claim(id: string, now: Date, until: Date, force: boolean): Promise<PagoDoc | null> {
    const due = force ? {} : { proximaRevision: trusted({ $lte: now }) };
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          estado: 'en_verificacion',
          bloqueadoHasta: trusted({ $lte: now }),
          'diferencia.estado': trusted({ $ne: 'esperando' }),
          ...due,
        },
        { $set: { bloqueadoHasta: until, ultimaRevision: now }, $inc: { intentos: 1 } },
        { returnDocument: 'after' },
      )
      .lean<PagoDoc>()
      .exec();
  }

  /** Notes what a check found, and frees the payment for the next; false when something else is looked for by now. `holdUntil` only ever moves the deadline on. */
  async recordCheck(
    { _id, ronda }: Pick<PagoDoc, '_id' | 'ronda'>,
    { holdUntil, ...set }: CheckFindings,
    tx?: Tx,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id, ronda, estado: 'en_verificacion' },
      { $set: { ...set, bloqueadoHasta: new Date(0) }, ...(holdUntil && { $max: { expira: holdUntil } }) },
      { session: tx },
    );
    return matchedCount === 1;
  }

  findDue(now: Date, limit: number): Promise<string[]> {
    return this.ids(
      {
        estado: 'en_verificacion',
        proximaRevision: trusted({ $lte: now }),
        bloqueadoHasta: trusted({ $lte: now }),
      },
      limit,
    );
  }

  findExpired(now: Date, limit: number): Promise<string[]> {
    return this.ids({ estado: trusted({ $in: [...OPEN_ESTADOS] }), expira: trusted({ $lte: now }) }, limit);
  }

  private async ids(filter: object, limit: number): Promise<string[]> {
    const docs = await this.model.find(filter, { _id: 1 }).limit(limit).lean<{ _id: unknown }[]>().exec();
    return docs.map(({ _id }) => String(_id));
  }
}
