import { Schema, type Types } from 'mongoose';
import { collection } from '../platform/database/plain-schema';

/** What can be reported. */
export const REPORTED_KINDS = ['comentario', 'pregunta', 'devolucion'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** Somebody asks the administrators to look at what another person published or decided. */
export interface ReporteDoc {
  _id: Types.ObjectId;
  objeto: ReportedKind;
  objetoId: Types.ObjectId;
  motivo: string;
  usuarioId: Types.ObjectId;
  estado: 'pendiente' | 'resuelto';
  createdAt: Date;
  updatedAt: Date;
}

export const REPORTE = 'Reporte';

export const ReporteSchema = new Schema<ReporteDoc>(
  {
    objeto: { type: String, enum: REPORTED_KINDS, required: true },
    objetoId: { type: Schema.Types.ObjectId, required: true },
    motivo: { type: String, required: true },
    usuarioId: { type: Schema.Types.ObjectId, required: true },
    estado: { type: String, enum: ['pendiente', 'resuelto'], default: 'pendiente' },
  },
  collection('reportes'),
);

// One report per person and target.
ReporteSchema.index({ objetoId: 1, objeto: 1, usuarioId: 1 }, { unique: true });
