import { Schema, type Types } from 'mongoose';
import { collection, subSchema } from '../../../platform/database/plain-schema';

/** A statement of the bank that was imported; `total` in céntimos, dates of Caracas. */
export interface ExtractoDoc {
  _id: Types.ObjectId;
  /** Digest of receiver and bytes: the same file is taken once. */
  huella: string;
  nombre: string;
  bancoReceptor: string;
  fecha: Date;
  por: string;
  desde: string;
  hasta: string;
  movimientos: number;
  nuevos: number;
  repetidos: number;
  omitidos: number;
  total: number;
  errores: { linea: number; motivo: string }[];
  totalErrores: number;
}

export const EXTRACTO = 'Extracto';

const text = { type: String, required: true };
const number = { type: Number, required: true };

export const ExtractoSchema = new Schema<ExtractoDoc>(
  {
    huella: text,
    nombre: { type: String, default: '' },
    bancoReceptor: text,
    fecha: { type: Date, required: true },
    por: text,
    desde: text,
    hasta: text,
    movimientos: number,
    nuevos: number,
    repetidos: number,
    omitidos: number,
    total: number,
    errores: { type: [subSchema({ linea: number, motivo: text })], default: [] },
    totalErrores: number,
  },
  collection('extractos'),
);
ExtractoSchema.index({ huella: 1 }, { unique: true });
ExtractoSchema.index({ fecha: -1 });
