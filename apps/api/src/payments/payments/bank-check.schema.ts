import { Schema, type Types } from 'mongoose';
import { BANK_RESULTS, type BankResult } from '@tuerca/contracts/payments/payments/states';
import { collection } from '../../platform/database/plain-schema';

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

const text = { type: String, required: true };

export const ConsultaBancoSchema = new Schema<ConsultaBancoDoc>(
  {
    _id: text,
    pagoId: { type: Schema.Types.ObjectId, required: true },
    fecha: { type: Date, required: true },
    adaptador: text,
    ms: { type: Number, required: true },
    resultado: { ...text, enum: BANK_RESULTS },
    respuesta: { type: String, default: '' },
  },
  collection('consultas_banco', { timestamps: false, _id: false }),
);
ConsultaBancoSchema.index({ pagoId: 1, fecha: -1 });
ConsultaBancoSchema.index({ fecha: -1 });
