import { Schema, type Types } from 'mongoose';
import { type ConceptoPago, CONCEPTOS_PAGO } from '@tuerca/contracts/payments/payments/concepts';
import {
  ESTADOS_SALDO,
  type EstadoSaldo,
  MOTIVOS_SALDO,
  type MotivoSaldo,
} from '@tuerca/contracts/payments/payments/states';
import { collection, optional, required } from '../../platform/database/plain-schema';

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

export const SaldoSchema = new Schema<SaldoDoc>(
  {
    pagoId: required.id,
    clienteId: required.id,
    clave: required.string,
    pedidoId: optional.id,
    numero: optional.string,
    orderNumber: required.string,
    concepto: { type: String, enum: CONCEPTOS_PAGO },
    detalle: String,
    ruta: String,
    nombrePagador: required.string,
    telefonoPagador: required.string,
    cedulaPagador: required.string,
    bancoEmisor: required.string,
    monto: required.number,
    motivo: { ...required.string, enum: MOTIVOS_SALDO },
    nota: optional.string,
    estado: { ...required.string, enum: ESTADOS_SALDO },
    fecha: required.date,
    referencia: optional.string,
    devuelto: optional.date,
  },
  collection('saldos_clientes'),
);
SaldoSchema.index({ pagoId: 1, clave: 1 }, { unique: true });
SaldoSchema.index({ clienteId: 1, estado: 1 });
SaldoSchema.index({ estado: 1, fecha: 1 });
SaldoSchema.index({ fecha: 1 });
