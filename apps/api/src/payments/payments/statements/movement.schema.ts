import { Schema, type Types } from 'mongoose';
import { collection, optional, required } from '../../../platform/database/plain-schema';

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

export const MovimientoBancoSchema = new Schema<MovimientoBancoDoc>(
  {
    clave: required.string,
    extractos: { type: [Schema.Types.ObjectId], default: [] },
    bancoReceptor: required.string,
    bancoEmisor: optional.string,
    fecha: required.string,
    referencia: required.string,
    sufijo: required.string,
    monto: required.number,
    descripcion: { type: String, default: '' },
    pagoId: optional.id,
    orderNumber: optional.string,
    conciliado: optional.date,
  },
  collection('movimientos_banco'),
);
MovimientoBancoSchema.index({ clave: 1 }, { unique: true });
MovimientoBancoSchema.index({ extractos: 1, fecha: 1, _id: 1 });
MovimientoBancoSchema.index({ bancoReceptor: 1, sufijo: 1 });
MovimientoBancoSchema.index({ bancoReceptor: 1, monto: 1, fecha: 1 });
