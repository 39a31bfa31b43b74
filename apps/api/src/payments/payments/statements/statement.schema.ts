import { Schema, type Types } from 'mongoose';
import { collection, required, subSchema } from '../../../platform/database/plain-schema';

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

export const ExtractoSchema = new Schema<ExtractoDoc>(
  {
    huella: required.string,
    nombre: { type: String, default: '' },
    bancoReceptor: required.string,
    fecha: required.date,
    por: required.string,
    desde: required.string,
    hasta: required.string,
    movimientos: required.number,
    nuevos: required.number,
    repetidos: required.number,
    omitidos: required.number,
    total: required.number,
    errores: { type: [subSchema({ linea: required.number, motivo: required.string })], default: [] },
    totalErrores: required.number,
  },
  collection('extractos'),
);
ExtractoSchema.index({ huella: 1 }, { unique: true });
ExtractoSchema.index({ fecha: -1 });
