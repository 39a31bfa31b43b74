import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { CITA_ACTORS, type CitaActor } from '@tuerca/contracts/citas/citas/schemas';
import { type EstadoCita, ESTADOS_CITA, PARTS_PROBLEMS, type PartsProblem } from '@tuerca/contracts/citas/citas/states';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import { without } from '../../platform/database/without';
import { type CitaCopies, citaCopies } from './cita-copies.schema';
import { indexCitas } from './cita-indexes.schema';

/** An appointment. Prices are integer cents of a dollar, `…Bs` integer céntimos; `duracion` and `margen` minutes. */
export interface CitaDoc extends CitaCopies {
  _id: Types.ObjectId;
  tallerId: Types.ObjectId;
  clienteId: Types.ObjectId;
  servicioId: Types.ObjectId;
  estado: EstadoCita;
  /** The bay, from 1. */
  puesto: number;
  /** True while it holds its bay. */
  ocupada: boolean;
  /** The granules of its bay that it holds; unique per workshop and bay, which is what keeps two appointments apart. */
  granulos: number[];
  /** Slot among the requests that a client may have waiting at a workshop; absent for bookings by the workshop. */
  ranura?: number;
  fechaHora: Date;
  duracion: number;
  margen: number;
  /** Until when its client may cancel or move it once it is confirmed. */
  limiteCambio: Date;
  problemaReportado: string;
  diagnostico: string | null;
  trabajosRealizados: string[];
  notas: string | null;
  tecnico: string | null;
  /** Date and author of the last notes on the work; absent until then. */
  anotado?: { fecha: Date; autor: Autor | null };
  fotosAntes: string[];
  fotosDespues: string[];
  precioEstimado: number;
  precioFinal: number | null;
  precioFinalBs: number | null;
  /** The price that the client had approved when the final one was set, cents; absent before, and of prices that are older than it. */
  precioAprobado?: number | null;
  /** Why the final price is above it. */
  motivoPrecio?: string | null;
  /** A price that waits for the owner, with the end of the work as it was sent. */
  precioPropuesto?: {
    precio: number;
    motivo: string | null;
    garantia: CitaDoc['garantia'];
    kilometraje: number | null;
    fecha: Date;
    autor: Autor | null;
  } | null;
  /** Bs. per dollar at the completion, and its date. */
  tasa: number | null;
  fechaTasa: string | null;
  garantia: { dias: number; kilometros: number } | null;
  kilometraje: number | null;
  fechaInicio: Date | null;
  fechaFinalizacion: Date | null;
  razonCancelacion: string | null;
  canceladaPor: CitaActor | null;
  historialEstados: { estado: EstadoCita; fecha: Date; notas: string | null; por: CitaActor; autor?: Autor | null }[];
  calificacion: { puntuacion: number; comentario: string | null; fecha: Date } | null;
  /** The reminders that need not be sent any more, as hours before the appointment. */
  recordatorios: number[];
  /** The purchase that it was booked with; `revisada` once it was looked whether its parts came in time for this time. */
  compra: { orderNumber: string; enTaller: boolean; problema: PartsProblem | null; revisada: boolean } | null;
  /** Its workshop or client is blocked, and an administrator decided that it takes place all the same; absent otherwise. */
  seCumple?: boolean;
  /** The appointment of the same client that did not take place and that this one replaces; absent otherwise. */
  enLugarDe?: Types.ObjectId;
  /** Counts who held it against its moves. */
  toques?: number;
  /** Prefixes by which client and workshop find it. */
  terminos: string[];
  turnos?: Turnos<'recordar' | 'vencer' | 'repuestos'>;
  createdAt: Date;
}

export const CITA = 'Cita';
/** All that is read of an appointment: its search terms and claimed slots serve queries alone. */
export const CITA_FIELDS = without('terminos', 'granulos');

const texts = { type: [String], default: [] };
const actor = { type: String, enum: CITA_ACTORS };
const garantia = subSchema({ dias: required.number, kilometros: required.number });

export const CitaSchema = new Schema<CitaDoc>(
  {
    tallerId: required.id,
    clienteId: required.id,
    servicioId: required.id,
    estado: { ...required.string, enum: ESTADOS_CITA },
    puesto: required.number,
    ocupada: required.boolean,
    granulos: { type: [Number], default: [] },
    ranura: Number,
    fechaHora: required.date,
    duracion: required.number,
    margen: required.number,
    limiteCambio: required.date,
    ...citaCopies,
    problemaReportado: required.string,
    diagnostico: optional.string,
    trabajosRealizados: texts,
    notas: optional.string,
    tecnico: optional.string,
    anotado: subSchema({ fecha: Date, autor: authorSchema }),
    fotosAntes: texts,
    fotosDespues: texts,
    precioEstimado: required.number,
    precioFinal: optional.number,
    precioFinalBs: optional.number,
    precioAprobado: Number,
    motivoPrecio: String,
    precioPropuesto: subSchema({
      precio: required.number,
      motivo: optional.string,
      garantia: { type: garantia, default: null },
      kilometraje: optional.number,
      fecha: Date,
      autor: authorSchema,
    }),
    tasa: optional.number,
    fechaTasa: optional.string,
    garantia: { type: garantia, default: null },
    kilometraje: optional.number,
    fechaInicio: optional.date,
    fechaFinalizacion: optional.date,
    razonCancelacion: optional.string,
    canceladaPor: { ...actor, default: null },
    historialEstados: {
      type: [
        subSchema({
          estado: { ...required.string, enum: ESTADOS_CITA },
          fecha: Date,
          notas: optional.string,
          por: actor,
          autor: authorSchema,
        }),
      ],
      default: [],
    },
    calificacion: {
      type: subSchema({ puntuacion: required.number, comentario: optional.string, fecha: Date }),
      default: null,
    },
    recordatorios: { type: [Number], default: [] },
    compra: {
      type: subSchema({
        orderNumber: required.string,
        enTaller: required.boolean,
        problema: { type: String, enum: [...PARTS_PROBLEMS, null], default: null },
        revisada: required.boolean,
      }),
      default: null,
    },
    seCumple: Boolean,
    enLugarDe: Schema.Types.ObjectId,
    toques: Number,
    terminos: texts,
    turnos: turnos('recordar', 'vencer', 'repuestos'),
  } as SchemaDefinition<CitaDoc>,
  collection('citas'),
);
indexCitas(CitaSchema);
