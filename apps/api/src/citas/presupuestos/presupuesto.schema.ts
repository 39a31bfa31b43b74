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
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

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

const llamada = subSchema({
  con: required.string,
  fecha: required.date,
  nota: required.string,
  anotada: required.date,
  hasta: required.date,
  objetada: optional.date,
  objecion: optional.string,
});
const entry = subSchema({
  accion: { ...required.string, enum: ACCIONES_PRESUPUESTO },
  fecha: required.date,
  lineas: required.number,
  nota: optional.string,
  autor: authorSchema,
});
const linea = subSchema({
  _id: required.id,
  tipo: { ...required.string, enum: TIPOS_LINEA },
  descripcion: required.string,
  cantidad: required.number,
  precio: required.number,
  productoId: optional.id,
  estado: { ...required.string, enum: ESTADOS_LINEA },
  llamada: { type: llamada, default: null },
});

export const PresupuestoSchema = new Schema<PresupuestoDoc>(
  {
    citaId: required.id,
    tallerId: required.id,
    clienteId: required.id,
    version: required.number,
    estado: { ...required.string, enum: ESTADOS_PRESUPUESTO },
    abierto: Boolean,
    taller: required.string,
    vehiculo: {
      type: subSchema({ marca: required.string, modelo: required.string, anio: required.number }),
      required: true,
    },
    lineas: { type: [linea], required: true },
    notas: optional.string,
    vence: required.date,
    respondido: optional.date,
    comentario: optional.string,
    revision: Number,
    historial: { type: [entry], default: undefined },
  } as SchemaDefinition<PresupuestoDoc>,
  collection('presupuestos'),
);
PresupuestoSchema.index({ citaId: 1, version: -1 }, { unique: true });
// Of an appointment's versions at most one waits for an answer.
PresupuestoSchema.index({ citaId: 1, abierto: 1 }, { unique: true, partialFilterExpression: { abierto: true } });
