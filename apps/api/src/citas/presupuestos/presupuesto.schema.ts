import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type TipoLinea, TIPOS_LINEA } from '@tuerca/contracts/citas/presupuestos/schemas';
import {
  ACCIONES_PRESUPUESTO,
  type AccionPresupuesto,
  type EstadoLinea,
  type EstadoPresupuesto,
  ESTADOS_LINEA,
  ESTADOS_PRESUPUESTO,
} from '@tuerca/contracts/citas/presupuestos/states';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, subSchema } from '../../platform/database/plain-schema';

/** An approval by telephone; see the contract. */
export interface LlamadaDoc {
  con: string;
  fecha: Date;
  nota: string;
  anotada: Date;
  hasta: Date;
  objetada: Date | null;
  objecion: string | null;
}
export interface EntradaDoc {
  accion: AccionPresupuesto;
  fecha: Date;
  lineas: number;
  nota: string | null;
  /** Member of the workshop who did it; absent where the client did. */
  autor?: Autor | null;
}

export interface LineaDoc {
  _id: Types.ObjectId;
  tipo: TipoLinea;
  /** Of a part its product's name when the line was written. */
  descripcion: string;
  cantidad: number;
  /** Cents of a dollar. */
  precio: number;
  productoId: Types.ObjectId | null;
  estado: EstadoLinea;
  /** Absent unless it was approved by telephone. */
  llamada?: LlamadaDoc | null;
}

/** One version of what a workshop proposes for an appointment; its lines never change but in what the client decides. */
export interface PresupuestoDoc {
  _id: Types.ObjectId;
  citaId: Types.ObjectId;
  tallerId: Types.ObjectId;
  clienteId: Types.ObjectId;
  version: number;
  estado: EstadoPresupuesto;
  /** True while it can be answered; unique per appointment, gone afterwards. */
  abierto?: true;
  taller: string;
  vehiculo: { marca: string; modelo: string; anio: number };
  lineas: LineaDoc[];
  notas: string | null;
  vence: Date;
  respondido: Date | null;
  comentario: string | null;
  /** Counts calls and objections, so that none of them overwrites another; absent before the first. */
  revision?: number;
  /** Absent in versions that are older than it. */
  historial?: EntradaDoc[];
  createdAt: Date;
}

export const PRESUPUESTO = 'Presupuesto';

const text = { type: String, required: true };
const optional = { type: String, default: null };
const id = { type: Schema.Types.ObjectId, required: true };
const date = { type: Date, required: true };
const number = { type: Number, required: true };

const llamada = subSchema({
  con: text,
  fecha: date,
  nota: text,
  anotada: date,
  hasta: date,
  objetada: { type: Date, default: null },
  objecion: optional,
});
const entry = subSchema({
  accion: { ...text, enum: ACCIONES_PRESUPUESTO },
  fecha: date,
  lineas: number,
  nota: optional,
  autor: authorSchema,
});
const linea = subSchema({
  _id: id,
  tipo: { ...text, enum: TIPOS_LINEA },
  descripcion: text,
  cantidad: number,
  precio: number,
  productoId: { type: Schema.Types.ObjectId, default: null },
  estado: { ...text, enum: ESTADOS_LINEA },
  llamada: { type: llamada, default: null },
});

export const PresupuestoSchema = new Schema<PresupuestoDoc>(
  {
    citaId: id,
    tallerId: id,
    clienteId: id,
    version: number,
    estado: { ...text, enum: ESTADOS_PRESUPUESTO },
    abierto: Boolean,
    taller: text,
    vehiculo: { type: subSchema({ marca: text, modelo: text, anio: number }), required: true },
    lineas: { type: [linea], required: true },
    notas: optional,
    vence: { type: Date, required: true },
    respondido: { type: Date, default: null },
    comentario: optional,
    revision: Number,
    historial: { type: [entry], default: undefined },
  } as SchemaDefinition<PresupuestoDoc>,
  collection('presupuestos'),
);
PresupuestoSchema.index({ citaId: 1, version: -1 }, { unique: true });
// Of an appointment's versions at most one waits for an answer.
PresupuestoSchema.index({ citaId: 1, abierto: 1 }, { unique: true, partialFilterExpression: { abierto: true } });
