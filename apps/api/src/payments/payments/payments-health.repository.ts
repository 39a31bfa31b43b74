import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $gte, $lte } from '../../platform/database/operators';
import { CONSULTA_BANCO, type ConsultaBancoDoc } from './bank-check.schema';
import { PAGO, type PagoDoc } from './payment.schema';

/** Figures of the payments that say how their checks keep up. */
@Injectable()
export class PaymentsHealthRepository {
  constructor(
    @InjectModel(PAGO) private readonly model: Model<PagoDoc>,
    @InjectModel(CONSULTA_BANCO) private readonly checks: Model<ConsultaBancoDoc>,
  ) {}

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
