import { Schema, type Types } from 'mongoose';
import {
  type ObjetoReporte,
  OBJETOS_REPORTE,
  type TipoReporte,
  TIPOS_REPORTE,
} from '@tuerca/contracts/platform/reportes/objects';
import { collection, required } from '../database/plain-schema';

/** Somebody asks the administrators to look at what another person published or did. */
export interface ReporteDoc {
  _id: Types.ObjectId;
  objeto: ObjetoReporte;
  objetoId: Types.ObjectId;
  /** The case that it belongs to. */
  casoId: Types.ObjectId;
  tipo: TipoReporte;
  motivo: string;
  usuarioId: Types.ObjectId;
  estado: 'pendiente' | 'resuelto';
  createdAt: Date;
  updatedAt: Date;
}

export const REPORTE = 'Reporte';

export const ReporteSchema = new Schema<ReporteDoc>(
  {
    objeto: { type: String, enum: OBJETOS_REPORTE, required: true },
    objetoId: required.id,
    casoId: required.id,
    tipo: { type: String, enum: TIPOS_REPORTE, required: true },
    motivo: required.string,
    usuarioId: required.id,
    estado: { type: String, enum: ['pendiente', 'resuelto'], default: 'pendiente' },
  },
  collection('reportes'),
);

// One report per person and target.
ReporteSchema.index({ objetoId: 1, objeto: 1, usuarioId: 1 }, { unique: true });
ReporteSchema.index({ casoId: 1, createdAt: 1 });
