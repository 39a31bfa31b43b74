import { Schema, type Types } from 'mongoose';
import type { DatosDestinatario } from '@tuerca/contracts/platform/system/recipient';
import { type EstadoCambio, ESTADOS_CAMBIO } from '@tuerca/contracts/platform/system/states';
import { collection, optional, required, subSchema } from '../database/plain-schema';

/** A change of who receives payments, from the question to its end. */
export interface CambioDestinatarioDoc {
  _id: Types.ObjectId;
  estado: EstadoCambio;
  /** Present while it waits: one change at a time. */
  abierto?: true;
  anterior: DatosDestinatario;
  nuevo: DatosDestinatario;
  motivo: string;
  solicitadoPor: string;
  fecha: Date;
  /** From when on it holds, whether anybody has looked since or not. */
  vigenteDesde: Date;
  decididoPor: string | null;
  fechaDecision: Date | null;
  motivoDecision: string | null;
}

export const CAMBIO_DESTINATARIO = 'CambioDestinatario';

const recipient = subSchema({ banco: String, titular: String, rif: String, telefono: String, cuenta: String });

export const CambioDestinatarioSchema = new Schema<CambioDestinatarioDoc>(
  {
    estado: { type: String, enum: ESTADOS_CAMBIO, required: true },
    abierto: Boolean,
    anterior: { type: recipient, required: true },
    nuevo: { type: recipient, required: true },
    motivo: required.string,
    solicitadoPor: required.string,
    fecha: required.date,
    vigenteDesde: required.date,
    decididoPor: optional.string,
    fechaDecision: optional.date,
    motivoDecision: optional.string,
  },
  collection('cambios_destinatario', { timestamps: false }),
);
CambioDestinatarioSchema.index(
  { abierto: 1 },
  { unique: true, partialFilterExpression: { abierto: { $exists: true } } },
);
CambioDestinatarioSchema.index({ fecha: -1 });
