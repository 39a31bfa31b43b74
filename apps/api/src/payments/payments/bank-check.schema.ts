import { Schema, type Types } from 'mongoose';
import { BANK_RESULTS, type BankResult } from '@tuerca/contracts/payments/payments/states';
import { collection, required } from '../../platform/database/plain-schema';

/** One answer of the bank, as it came. `_id` is the payment and a slot: a payment keeps the newest 20. */
export interface ConsultaBancoDoc {
  _id: string;
  pagoId: Types.ObjectId;
  fecha: Date;
  adaptador: string;
  ms: number;
  resultado: BankResult;
  /** Raw, cut at 4,000 characters. */
  respuesta: string;
}

export const CONSULTA_BANCO = 'ConsultaBanco';

export const ConsultaBancoSchema = new Schema<ConsultaBancoDoc>(
  {
    _id: required.string,
    pagoId: required.id,
    fecha: required.date,
    adaptador: required.string,
    ms: required.number,
    resultado: { ...required.string, enum: BANK_RESULTS },
    respuesta: { type: String, default: '' },
  },
  collection('consultas_banco', { timestamps: false, _id: false }),
);
ConsultaBancoSchema.index({ pagoId: 1, fecha: -1 });
ConsultaBancoSchema.index({ fecha: -1 });
