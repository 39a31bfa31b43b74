import { Schema, type Types } from 'mongoose';
import { collection } from '../../../platform/database/plain-schema';

/** Money that came into the receiving account, as a statement of the bank has it; `monto` in céntimos, `fecha` of Caracas. */
export interface MovimientoBancoDoc {
  _id: Types.ObjectId;
  /** Receiver, date, whole reference, amount and sending bank: however many files have it, it is one. */
  clave: string;
  extractos: Types.ObjectId[];
  bancoReceptor: string;
  bancoEmisor: string | null;
  fecha: string;
  /** Digits, as in the file. */
  referencia: string;
  /** Its last six digits. */
  sufijo: string;
  monto: number;
  descripcion: string;
  /** The payment that rests on it. */
  pagoId: Types.ObjectId | null;
  orderNumber: string | null;
  conciliado: Date | null;
}

export const MOVIMIENTO_BANCO = 'MovimientoBanco';

const text = { type: String, required: true };
const nullable = { type: String, default: null };

export const MovimientoBancoSchema = new Schema<MovimientoBancoDoc>(
  {
    clave: text,
    extractos: { type: [Schema.Types.ObjectId], default: [] },
    bancoReceptor: text,
    bancoEmisor: nullable,
    fecha: text,
    referencia: text,
    sufijo: text,
    monto: { type: Number, required: true },
    descripcion: { type: String, default: '' },
    pagoId: { type: Schema.Types.ObjectId, default: null },
    orderNumber: nullable,
    conciliado: { type: Date, default: null },
  },
  collection('movimientos_banco'),
);
MovimientoBancoSchema.index({ clave: 1 }, { unique: true });
MovimientoBancoSchema.index({ extractos: 1, fecha: 1, _id: 1 });
MovimientoBancoSchema.index({ bancoReceptor: 1, sufijo: 1 });
MovimientoBancoSchema.index({ bancoReceptor: 1, monto: 1, fecha: 1 });
