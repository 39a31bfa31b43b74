import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toId } from '../../platform/database/object-id';
import type { Tx } from '../../platform/database/transactions';
import { CONSULTA_BANCO, type ConsultaBancoDoc } from './bank-check.schema';

/** Answers that are kept of one payment. */
const KEPT = 20;
/** Characters that are kept of one answer. */
const MAX_ANSWER = 4000;

type Check = Omit<ConsultaBancoDoc, '_id' | 'pagoId'> & {
  pagoId: string;
  /** Number of the inquiry about this payment. */
  numero: number;
};

/** Answers of the bank, for the people who have to judge them. */
@Injectable()
export class BankChecksRepository {
  constructor(@InjectModel(CONSULTA_BANCO) private readonly model: Model<ConsultaBancoDoc>) {}

  /** Keeps an answer in the place of the twentieth before it. */
  async record({ pagoId, numero, respuesta, ...check }: Check, tx?: Tx): Promise<void> {
    const row = { ...check, pagoId: toId(pagoId), respuesta: respuesta.slice(0, MAX_ANSWER) };
    await this.model.updateOne({ _id: `${pagoId}:${numero % KEPT}` }, { $set: row }, { upsert: true, session: tx });
  }

  /** Newest first. */
  findByPayment(pagoId: string): Promise<ConsultaBancoDoc[]> {
    return this.model.find({ pagoId }).sort({ fecha: -1 }).limit(KEPT).lean().exec();
  }
}
