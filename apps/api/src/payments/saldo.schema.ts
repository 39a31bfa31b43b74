import { ESTADOS_SALDO, type EstadoSaldo, MOTIVOS_SALDO, type MotivoSaldo } from '@tuerca/contracts/payments/states';
import { Schema, type Types } from 'mongoose';
import { collection } from '../platform/database/plain-schema';

/** What is owed to a client out of one payment, or was; `monto` in céntimos of Bs. */
export interface SaldoDoc {
  _id: Types.ObjectId;
  pagoId: Types.ObjectId;
  clienteId: Types.ObjectId;
  orderNumber: string;
  /** To whom it is sent back. */
  nombrePagador: string;
  telefonoPagador: string;
  cedulaPagador: string;
  bancoEmisor: string;
  monto: number;
  motivo: MotivoSaldo;
  nota: string | null;
  estado: EstadoSaldo;
  fecha: Date;
  /** Of the transfer that gave it back. */
  referencia: string | null;
  devuelto: Date | null;
}

export const SALDO = 'SaldoCliente';

const text = { type: String, required: true };
const id = { type: Schema.Types.ObjectId, required: true };
const nullable = { type: String, default: null };

export const SaldoSchema = new Schema<SaldoDoc>(
  {
    pagoId: id,
    clienteId: id,
    orderNumber: text,
    nombrePagador: text,
    telefonoPagador: text,
    cedulaPagador: text,
    bancoEmisor: text,
    monto: { type: Number, required: true },
    motivo: { ...text, enum: MOTIVOS_SALDO },
    nota: nullable,
    estado: { ...text, enum: ESTADOS_SALDO },
    fecha: { type: Date, required: true },
    referencia: nullable,
    devuelto: { type: Date, default: null },
  },
  collection('saldos_clientes'),
);
SaldoSchema.index({ pagoId: 1 }, { unique: true });
SaldoSchema.index({ estado: 1, fecha: 1 });
SaldoSchema.index({ fecha: 1 });
