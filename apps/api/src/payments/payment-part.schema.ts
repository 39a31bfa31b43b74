import { type EstadoDiferencia, ESTADOS_DIFERENCIA } from '@tuerca/contracts/payments/states';
import { Schema, type Types } from 'mongoose';
import { subSchema } from '../platform/database/plain-schema';

/** What was received in one movement of the bank; `monto` in céntimos, `fecha` the bank's Caracas date. */
export interface AbonoDoc {
  bancoEmisor: string;
  fecha: string;
  referencia: string;
  monto: number;
  movimientoId: Types.ObjectId | null;
}
/** What was asked for because less than due had come; amounts in céntimos. */
export interface DiferenciaDoc {
  estado: EstadoDiferencia;
  recibido: number;
  falta: number;
  motivo: string;
  limite: Date;
  /** When the client reported the second payment; its data follow. */
  informada: Date | null;
  referencia: string | null;
  bancoEmisor: string | null;
  fechaPago: string | null;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const fecha = { type: Date, required: true };
const nullable = { type: String, default: null };
export const abono = subSchema({
  bancoEmisor: text,
  fecha: text,
  referencia: { type: String, default: '' },
  monto: number,
  movimientoId: { type: Schema.Types.ObjectId, default: null },
});
export const diferencia = subSchema({
  estado: { ...text, enum: ESTADOS_DIFERENCIA },
  recibido: number,
  falta: number,
  motivo: text,
  limite: fecha,
  informada: { type: Date, default: null },
  referencia: nullable,
  bancoEmisor: nullable,
  fechaPago: nullable,
});
export const captura = subSchema({
  adjuntoId: { type: Schema.Types.ObjectId, required: true },
  nombre: text,
  ancho: { type: Number, default: null },
  alto: { type: Number, default: null },
});
