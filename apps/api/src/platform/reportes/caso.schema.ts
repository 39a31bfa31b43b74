import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import {
  ACCIONES_REPORTE,
  type AccionReporte,
  type ObjetoReporte,
  OBJETOS_REPORTE,
  type TipoReporte,
} from '@tuerca/contracts/platform/reportes/objects';
import {
  type DecisionApelacion,
  DECISIONES_APELACION,
  DECISIONES_REPORTE,
  type DecisionReporte,
  type EstadoReporte,
  ESTADOS_REPORTE,
} from '@tuerca/contracts/platform/reportes/states';
import { collection, optional, required, subSchema } from '../database/plain-schema';

/** All reports of one thing against one account, settled together. At most one is open. */
export interface CasoDoc {
  _id: Types.ObjectId;
  objeto: ObjetoReporte;
  objetoId: Types.ObjectId;
  /** Account that answers for it; null when nobody does. */
  autorId: Types.ObjectId | null;
  estado: EstadoReporte;
  /** True until it is settled. */
  abierto: boolean;
  titulo: string;
  texto: string;
  /** The thing as it stood when it was first reported; null for reports of before this was kept. */
  entonces: ContenidoReportado | null;
  /** Reports, all and by kind of reason. */
  total: number;
  tipos: Partial<Record<TipoReporte, number>>;
  primero: Date;
  ultimo: Date;
  /** Keys of the things that administrators may open because of it: 'chat:<id>', 'pedido:<id>', 'cita:<id>'. */
  claves: string[];
  tomado: { por: Types.ObjectId; fecha: Date } | null;
  resolucion: {
    decision: DecisionReporte;
    accion: AccionReporte;
    motivo: string;
    por: Types.ObjectId;
    fecha: Date;
  } | null;
  apelacion: {
    texto: string;
    fecha: Date;
    decision: DecisionApelacion | null;
    motivo: string | null;
    por: Types.ObjectId | null;
  } | null;
  /** Its author has answered, and nobody has settled the answer. */
  apelado: boolean;
  terminos: string[];
}

export const CASO = 'CasoReporte';

export const CasoSchema = new Schema<CasoDoc>(
  {
    objeto: { ...required.string, enum: OBJETOS_REPORTE },
    objetoId: required.id,
    autorId: optional.id,
    estado: { ...required.string, enum: ESTADOS_REPORTE },
    abierto: required.boolean,
    titulo: required.string,
    texto: { type: String, default: '' },
    entonces: { type: Schema.Types.Mixed, default: null },
    total: required.number,
    tipos: { type: Schema.Types.Mixed, required: true },
    primero: required.date,
    ultimo: required.date,
    claves: { type: [String], default: [] },
    tomado: { type: subSchema({ por: required.id, fecha: required.date }), default: null },
    resolucion: {
      type: subSchema({
        decision: { ...required.string, enum: DECISIONES_REPORTE },
        accion: { ...required.string, enum: ACCIONES_REPORTE },
        motivo: required.string,
        por: required.id,
        fecha: required.date,
      }),
      default: null,
    },
    apelacion: {
      type: subSchema({
        texto: required.string,
        fecha: required.date,
        decision: { type: String, enum: [...DECISIONES_APELACION, null], default: null },
        motivo: optional.string,
        por: optional.id,
      }),
      default: null,
    },
    apelado: { type: Boolean, default: false },
    terminos: { type: [String], default: [] },
  } as SchemaDefinition<CasoDoc>,
  collection('casos_reporte', { timestamps: false }),
);
// What is reported at the same moment joins one open case.
CasoSchema.index(
  { objetoId: 1, objeto: 1, autorId: 1 },
  { unique: true, partialFilterExpression: { abierto: true }, name: 'caso_abierto' },
);
CasoSchema.index({ abierto: 1, primero: 1, _id: 1 });
CasoSchema.index({ estado: 1, primero: 1, _id: 1 });
CasoSchema.index({ objeto: 1, primero: 1, _id: 1 });
CasoSchema.index({ primero: 1, _id: 1 });
CasoSchema.index({ autorId: 1, primero: -1 });
CasoSchema.index({ claves: 1 });
CasoSchema.index({ terminos: 1 });
// Only the few that wait.
CasoSchema.index({ apelado: 1, primero: 1 }, { partialFilterExpression: { apelado: true } });
