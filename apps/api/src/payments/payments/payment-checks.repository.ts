import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Claims } from '../../platform/database/claims';
import { $gte, $in, $lte, $ne } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { CONSULTA_BANCO, type ConsultaBancoDoc } from './bank-check.schema';
import { PAGO, type PagoDoc } from './payment.schema';
import { OPEN_ESTADOS } from './payment-rules';

/** Findings of a check with the bank. */
export type CheckFindings = Partial<Pick<PagoDoc, 'resultado' | 'montoRecibido' | 'proximaRevision'>> & {
  /** The purchase is held at least until then. */
  holdUntil?: Date;
};

/** Filter of payments that the bank can be asked about and nobody is asking. */
const checkable = (now: Date) => ({
  estado: 'en_verificacion' as const,
  bloqueadoHasta: $lte(now),
  'diferencia.estado': $ne('esperando'),
});

/** Payments as they are checked with the bank: what is due, taken by one instance, and noted. */
@Injectable()
export class PaymentChecksRepository {
  /** Payments that nobody confirmed in time. */
  readonly expired: Claims<PagoDoc>;
  /** Payments that the bank is to be asked about. */
  readonly unchecked: Claims<PagoDoc>;

  constructor(
    @InjectModel(PAGO) private readonly model: Model<PagoDoc>,
    @InjectModel(CONSULTA_BANCO) private readonly checks: Model<ConsultaBancoDoc>,
  ) {
    this.expired = new Claims(model, {
      name: 'vencer',
      due: (now) => ({ estado: $in(OPEN_ESTADOS), expira: $lte(now) }),
      fields: { _id: 1 },
    });
    this.unchecked = new Claims(model, {
      name: 'consultar',
      due: (now) => ({ ...checkable(now), proximaRevision: $lte(now) }),
      fields: { _id: 1 },
    });
  }

  /** Takes a payment for a check, unless another instance is at it or it is not due (`force`: due or not). */
  claim(id: string, now: Date, until: Date, force: boolean): Promise<PagoDoc | null> {
    const due = force ? {} : { proximaRevision: $lte(now) };
    return this.model
      .findOneAndUpdate(
        { _id: id, ...checkable(now), ...due } as object,
        { $set: { bloqueadoHasta: until, ultimaRevision: now }, $inc: { intentos: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
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

  /** Payments whose check was due at an instant and is not done. */
  countDue(before: Date): Promise<number> {
    const due = $lte(before);
    return this.model.countDocuments({ estado: 'en_verificacion', proximaRevision: due }).exec();
  }

  /** The bank's latest answers since an instant, newest first. */
  findAnswers(since: Date, limit: number): Promise<Pick<ConsultaBancoDoc, 'fecha' | 'ms' | 'resultado'>[]> {
    return this.checks
      .find({ fecha: $gte(since) }, { fecha: 1, ms: 1, resultado: 1, _id: 0 })
      .sort({ fecha: -1 })
      .limit(limit)
      .lean()
      .exec();
  }
}
