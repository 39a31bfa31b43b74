import { Schema, type Types } from 'mongoose';
import { type ConceptoPago, CONCEPTOS_PAGO } from '@tuerca/contracts/payments/payments/concepts';
import {
  ESTADOS_SALDO,
  type EstadoSaldo,
  MOTIVOS_SALDO,
  type MotivoSaldo,
} from '@tuerca/contracts/payments/payments/states';
import { collection } from '../../platform/database/plain-schema';

/** Debt to a client from one payment, open or settled; `monto` in céntimos of Bs. */
export interface SaldoDoc {
  _id: Types.ObjectId;
  pagoId: Types.ObjectId;
  clienteId: Types.ObjectId;
  /** Reason of the debt, once per payment: the motive, and the order or the bank's movement where it names one. */
  clave: string;
  /** The cancelled order; null when it is owed of the whole purchase. */
  pedidoId: Types.ObjectId | null;
  numero: string | null;
  orderNumber: string;
  /** Thing that was paid for, as the payment describes it. */
  concepto?: ConceptoPago;
  detalle?: string;
  ruta?: string;
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
    clave: text,
    pedidoId: { type: Schema.Types.ObjectId, default: null },
    numero: nullable,
    orderNumber: text,
    concepto: { type: String, enum: CONCEPTOS_PAGO },
    detalle: String,
    ruta: String,
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
SaldoSchema.index({ pagoId: 1, clave: 1 }, { unique: true });
SaldoSchema.index({ clienteId: 1, estado: 1 });
SaldoSchema.index({ estado: 1, fecha: 1 });
SaldoSchema.index({ fecha: 1 });
